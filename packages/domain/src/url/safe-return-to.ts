import { cut, percentEncode } from './query.ts';

/** The longest target that is followed. */
const returnToLimit = 2048;

/** One slash first; no control character, which a browser drops, and no backslash, which it reads as a slash. */
const localPath = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * Where to go after signing in: a target on this site, written anew from its parts, or the fallback. Control characters, backslashes
 * and whatever a browser could take for another host are refused.
 *
 * @see platform spec §2 and docs/domain.md A64
 */
export function safeReturnTo(target: string | undefined, fallback = '/'): string {
  if (target === undefined || target.length > returnToLimit || !localPath.test(target)) return fallback;
  const [beforeHash, hash] = cut(target, '#');
  const [path, query] = cut(beforeHash, '?');
  const folders = withoutDots(path.split('/').slice(1));
  // dots gone, the path may begin with two slashes, which names a host
  if (folders.length > 1 && folders[0] === '') return fallback;
  const written = [
    encoded(`/${folders.join('/')}`, /[^!-~]|["<>^`{}]/gu),
    query === undefined ? '' : `?${encoded(query, /[^!-~]|["'<>]/gu)}`,
    hash === undefined ? '' : `#${encoded(hash, /[^!-~]|["<>`]/gu)}`,
  ];
  return written.join('');
}

/** Folders as a browser walks them: `.` stays, `..` goes up, their escaped forms too. */
function withoutDots(parts: readonly string[]): string[] {
  const folders: string[] = [];
  for (const [index, part] of parts.entries()) {
    const dots = part.replaceAll(/%2e/gi, '.');
    if (dots === '..') folders.pop();
    if (dots !== '.' && dots !== '..') folders.push(part);
    else if (index === parts.length - 1) folders.push('');
  }
  return folders;
}

function encoded(text: string, unsafe: RegExp): string {
  // the engine's encoder leaves apostrophes
  return text.replaceAll(unsafe, (character) => (character === "'" ? '%27' : percentEncode(character)));
}
