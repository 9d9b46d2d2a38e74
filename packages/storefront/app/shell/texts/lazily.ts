/** Makes a thing when it is first asked for, and once: formats are dear, and a page that comes alive needs few of them. */
export function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
