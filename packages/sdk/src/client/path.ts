import { isPathPart } from '../contract/values.ts';

/**
 * Fills the parameters of a path template with encoded values. Returns undefined when a value would change the path to
 * another call. Only a template that begins with a parameter accepts a whole path for it.
 */
export function fillPath(template: string, params: Readonly<Record<string, string>>): string | undefined {
  const pieces = template.split(/[{}]/);
  const filled = pieces.map((piece, index) =>
    index % 2 === 0 ? piece : encoded(params[piece] ?? '', pieces[0] === ''),
  );
  return filled.every((piece) => piece !== undefined) ? filled.join('') : undefined;
}

function encoded(value: string, isWholePath: boolean): string | undefined {
  const parts = isWholePath ? value.slice(1).split('/') : [value];
  if (!parts.every(isPathPart)) return undefined;
  return (isWholePath ? '/' : '') + parts.map(encodeURIComponent).join('/');
}
