/** Returns the path of each text of some files. */
export const textPaths = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? `${path}/${key}` : textPaths(value, `${path}/${key}`),
  );
