import { splitOnce, percentEncode } from './query.ts';

/** Maximum length of a target. */
const returnToLimit = 2048;

/** One leading slash; no control characters, which a browser drops, and no backslashes, which it reads as slashes. */
const localPath = /^\/(?!\/)[^\\\p{Cc}]*$/u;

/**
 * Returns the page to open after signing in: a target on this site, rebuilt from its parts, or the fallback. Targets
 * with control characters, backslashes or anything else that a browser could interpret as another host are rejected.
 *
 * @see platform spec §2 and docs/domain.md A64
 */
export function safeReturnTo(target: string | undefined, fallback = '/'): string {
  if (target === undefined || target.length > returnToLimit || !localPath.test(target)) return fallback;
  const [beforeHash, hash] = splitOnce(target, '#');
  const [path, query] = splitOnce(beforeHash, '?');
  const folders = withoutDots(path.split('/').slice(1));
  // without its dot segments the path may begin with two slashes, which would name a host
  if (folders.length > 1 && folders[0] === '') return fallback;
  const written = [
    encoded(`/${folders.join('/')}`, /[^!-~]|["<>^`{}]/gu),
    query === undefined ? '' : `?${encoded(query, /[^!-~]|["'<>]/gu)}`,
    hash === undefined ? '' : `#${encoded(hash, /[^!-~]|["<>`]/gu)}`,
  ];
  return written.join('');
}

/** Resolves path segments as a browser does: `.` stays, `..` goes up, including their escaped forms. */
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
  // encodeURIComponent does not encode apostrophes
  return text.replaceAll(unsafe, (character) => (character === "'" ? '%27' : percentEncode(character)));
}
