import { hash } from 'node:crypto';

/** A page without its nonce, and the hashes that allow its inline scripts in a content security policy. */
export interface HashedPage {
  readonly html: string;
  /** In the form `sha256-…`, in base64. */
  readonly scriptHashes: readonly string[];
}

/**
 * Removes the nonce from a page, so that many visitors can receive the same one. Only scripts that carried the nonce
 * are hashed: a script injected through content stays forbidden.
 */
export function hashScripts(page: string, nonce: string): HashedPage {
  const marked = ` nonce="${nonce}"`;
  const hashes = page
    .split('<script')
    .slice(1)
    .flatMap((part) => {
      const tagEnd = part.indexOf('>');
      const isOurs = part.slice(0, tagEnd).includes(marked);
      return isOurs ? [`sha256-${hash('sha256', part.slice(tagEnd + 1, part.indexOf('</script>')), 'base64')}`] : [];
    });
  return { html: page.replaceAll(marked, ''), scriptHashes: [...new Set(hashes)] };
}
