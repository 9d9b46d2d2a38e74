import { hash } from 'node:crypto';

/** A page that no longer carries a nonce, with what a content security policy calls its inline scripts instead. */
export interface HashedPage {
  readonly html: string;
  /** As `sha256-…`, in base64. */
  readonly scriptHashes: readonly string[];
}

/**
 * Takes the nonce off a page, so that many visitors can get the same one. Only scripts that carried the nonce are named:
 * one that came in through content stays forbidden.
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
