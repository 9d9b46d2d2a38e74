import { isPathPart } from '../contract/values.ts';

/**
 * A path template with its braces filled, each value encoded; undefined when a value would lead to another call. Only
 * a template that begins with its brace takes a whole path there.
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
