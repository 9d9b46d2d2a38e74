import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocuments } from '../documents/create-documents.ts';
import { invoicePdf } from '../documents/invoice-pdf.ts';
import { quotePdf } from '../documents/quote-pdf.ts';
import { createDocumentWorkers } from '../documents/document-workers.ts';
import { cataloguePdf } from '../documents/catalogue-pdf.ts';
import { trustedProxies } from '../http/limits/trusted-proxies.ts';
import { createLogger, type Logger } from '../http/log.ts';
import type { Gateway } from '../http/origin.ts';
import { createReference } from '../http/reference/create-reference.ts';
import { argon2Passwords } from '../identity/password-hash.ts';
import { createImages } from '../images/create-images.ts';
import { folderMasters } from '../images/masters.ts';
import { readFont } from '../payment/read-font.ts';
import { createEngine, type EngineOptions, type FileServer, type FileServerContext } from './create-engine.ts';

type Native =
  | 'passwords'
  | 'createFileServer'
  | 'printCatalogue'
  | 'printInvoice'
  | 'printQuote'
  | 'createReference'
  | 'readFont'
  | 'logger';

export interface GatewayOptions extends Omit<EngineOptions, Native> {
  /** The folder of pictures, drawings and models; a gateway without it serves none. */
  readonly picturesFolder?: string;
  /** The cache folder of rendered pictures; a temporary folder by default. */
  readonly imagesFolder?: string;
  readonly logger?: Logger;
}

/**
 * Creates the engine on Node: files in folders, pictures by sharp, passwords by argon2. The loopback address is a
 * trusted proxy by default.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { imagesFolder = join(tmpdir(), 'basin-images'), picturesFolder = join(imagesFolder, 'no-pictures') } = options;
  return createEngine({
    ...options,
    proxies: options.proxies ?? trustedProxies([]),
    logger: options.logger ?? createLogger(),
    passwords: argon2Passwords,
    createFileServer: (context) => serveFolders(context, { imagesFolder, picturesFolder }),
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

/** Serves the pictures of a folder, and the documents that show them. */
function serveFolders(context: FileServerContext, { imagesFolder, picturesFolder }: Folders): FileServer {
  const workers = createDocumentWorkers(picturesFolder);
  const masters = folderMasters(join(picturesFolder, 'images'));
  const images = createImages({ masters, folder: imagesFolder, log: context.log });
  const documents = createDocuments({ ...context, picturesFolder, folder: imagesFolder, render: workers.render });
  const isDocument = (request: Request) => new URL(request.url).pathname.startsWith('/documents/');
  return {
    fetch: (request) => (isDocument(request) ? documents : images).fetch(request),
    close: workers.close,
  };
}
