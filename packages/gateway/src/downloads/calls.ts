import { contract } from '@basin/sdk/contract';
import { findSeller } from '../content/index.ts';
import { catalogueContents, cataloguePage } from './catalogue-products.ts';
import type { FetchShopFile } from './shop-files.ts';
import type { PrintCatalogue } from './print-catalogue.ts';
import { zipFiles } from './zip.ts';
import { notFound, problem } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { ownerOf } from '../http/principal.ts';
import { requestLanguage } from '../http/request-language.ts';
import {
  uploadsUrl,
  hasContentOfType,
  fileNameForType,
  uploadTypes,
  countBytes,
  countUpload,
  findUpload,
  storeUpload,
} from '../uploads/index.ts';

export interface AssetOptions {
  /** The gateway's public origin, which upload URLs start with. */
  readonly gatewayOrigin: string;
  readonly fetchShopFile: FetchShopFile;
  /** The base URL of the shop's pictures. */
  readonly pictures: string;
  readonly print: PrintCatalogue | undefined;
  /** The maximum size of all uploads together, in bytes. */
  readonly uploadSpace: number;
}

/** Handlers of uploads, archives and catalogue pages. */
export const assetHandlers = ({ gatewayOrigin, fetchShopFile, pictures, print, uploadSpace }: AssetOptions) =>
  implement(contract.assets, {
    async upload({ principal, query: { fileName, formAsset, brand }, body, ...context }) {
      const owner = ownerOf(principal);
      await countUpload(context, owner);
      const bytes = await body.bytes();
      const [type = ''] = body.type.split(';');
      if (!hasContentOfType(type, bytes)) throw unsupportedType(type);
      await countBytes(context, owner, bytes.length);
      const file_name = fileName.normalize('NFC'); // macOS sends É as two characters
      const assetId = await storeUpload(
        context,
        { owner, form: `${brand}/${formAsset}`, file_name, type, bytes },
        uploadSpace,
      );
      return { url: uploadsUrl(gatewayOrigin) + assetId, assetId };
    },

    async get({ principal, params: { assetId }, db }) {
      const file = await findUpload(db, ownerOf(principal), assetId);
      if (!file) throw notFound(`There is no upload '${assetId}'.`);
      const blob = new Blob([Uint8Array.from(file.bytes)], { type: file.type });
      return { blob, filename: fileNameForType(file.file_name, file.type) };
    },

    async zip({ body: { downloadFileName, files } }) {
      const blob = await zipFiles(files, fetchShopFile);
      return { blob, filename: downloadFileName.endsWith('.zip') ? downloadFileName : `${downloadFileName}.zip` };
    },

    async catalogPdf({ db, now, request, query: { page } }) {
      if (!print) throw notFound('There is no PDF catalogue.');
      const { products, pages } = await cataloguePage(db, page);
      if (products.length === 0) throw notFound(`The catalogue has no page ${page}.`);
      const locale = requestLanguage(request);
      const pictureOf = async (image: string) => {
        const picture = await fetchShopFile(new URL(`${pictures}${image}?wid=276&hei=276&fit=fit&fmt=jpeg`));
        return picture?.ok ? picture.bytes() : undefined;
      };
      const bytes = await print({
        page,
        pages,
        locale,
        products,
        pictureOf,
        seller: await findSeller(db, locale),
        now: now(),
      });
      return { blob: new Blob([bytes], { type: 'application/pdf' }), filename: `catalogue-${page}-${locale}.pdf` };
    },

    async catalogContents({ db, request }) {
      if (!print) throw notFound('There is no PDF catalogue.');
      return catalogueContents(db, requestLanguage(request));
    },
  });

function unsupportedType(type: string) {
  const message = `The file type '${type}' is not supported or does not match the content. Send ${uploadTypes.join(', ')}.`;
  return problem(415, { code: 'InvalidInput', message });
}
