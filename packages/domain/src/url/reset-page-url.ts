import { pageOf } from './page-path.ts';
import { splitOnce } from './query.ts';

/** Path of the installation services page, without its language. @see catalogue spec §2 */
export const installationServicesPath = '/services/installation-services';

/**
 * Returns a page's URL without its query and hash; the installation services page keeps its hash, which refers to a
 * section.
 *
 * @see catalogue spec §2
 */
export function resetPageUrl(url: string): string {
  const [address, hash] = splitOnce(url, '#');
  const [path] = splitOnce(address, '?');
  return hash !== undefined && pageOf(path) === installationServicesPath ? `${path}#${hash}` : path;
}
