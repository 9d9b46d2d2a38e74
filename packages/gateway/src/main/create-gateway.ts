import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocuments } from '../documents/create-documents.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { quotePdf } from '../documents/quote-pdf.ts';
import { createMakerThreads } from '../documents/maker-threads.ts';
import { cataloguePdf } from '../documents/catalogue-pdf.ts';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { createLogger, type Logger } from '../http/log.ts';
import type { Gateway } from '../http/origin.ts';
import { createReference } from '../http/reference/create-reference.ts';
import { argon2Passwords } from '../identity/password-hash.ts';
import { createImages } from '../images/create-images.ts';
import { folderMasters } from '../images/masters.ts';
import { readFont } from '../payment/read-font.ts';
import { createEngine, IMAGE_ACCOUNT, type EngineOptions, type Files, type FilesGiven } from './create-engine.ts';

type Native =
  | 'passwords'
  | 'openFiles'
  | 'printCatalogue'
  | 'printInvoice'
  | 'printQuote'
  | 'createReference'
  | 'readFont'
  | 'logger';

export interface GatewayOptions extends Omit<EngineOptions, Native> {
  /** The company's pictures, with the drawings and models of its designs; a gateway without them has none. */
  readonly picturesFolder?: string;
  /** Where finished pictures are kept; a folder for passing things unless told otherwise. */
  readonly imagesFolder?: string;
  readonly logger?: Logger;
}

/** The engine with what Node has: files in folders, pictures by sharp, passwords by argon2. The loopback address is trusted unless `proxies` are given. */
export function createGateway(options: GatewayOptions): Gateway {
  const { imagesFolder = join(tmpdir(), 'basin-images'), picturesFolder = join(imagesFolder, 'no-pictures') } = options;
  return createEngine({
    ...options,
    proxies: options.proxies ?? trustedProxies([]),
    logger: options.logger ?? createLogger(),
    passwords: argon2Passwords,
    openFiles: (given) => openFolders(given, { imagesFolder, picturesFolder }),
    printCatalogue: cataloguePdf,
    printInvoice: invoicePdf,
    printQuote: quotePdf,
    createReference,
    readFont,
  });
}

interface Folders {
  readonly imagesFolder: string;
  readonly picturesFolder: string;
}

/** The pictures of a folder, and the documents that are made with them. */
function openFolders(given: FilesGiven, { imagesFolder, picturesFolder }: Folders): Files {
  const threads = createMakerThreads(picturesFolder);
  const masters = folderMasters(join(picturesFolder, 'images'));
  const images = createImages({ masters, account: IMAGE_ACCOUNT, folder: imagesFolder, log: given.log });
  const documents = createDocuments({ ...given, folder: imagesFolder, make: threads.make });
  const isDocument = (request: Request) => new URL(request.url).pathname.startsWith('/documents/');
  return {
    fetch: (request) => (isDocument(request) ? documents : images).fetch(request),
    close: threads.close,
  };
}
