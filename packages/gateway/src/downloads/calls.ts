import { localeFrom } from '@basin/domain';
import { contract } from '@basin/sdk/contract';
import { cataloguePage } from './catalogue-products.ts';
import type { OwnFiles } from './own-files.ts';
import type { PrintCatalogue } from './print-catalogue.ts';
import { zipOf } from './zip.ts';
import { notFound, problem } from '../http/http-problem.ts';
import { implement } from '../http/implement.ts';
import { ownerOf } from '../http/principal.ts';
import {
  uploadsAt,
  isOfType,
  nameOfType,
  uploadTypes,
  countBytes,
  countUpload,
  findUpload,
  storeUpload,
} from '../uploads/index.ts';

export interface AssetOptions {
  /** Where the gateway is reached from outside: the addresses of uploads begin so. */
  readonly gatewayOrigin: string;
  readonly ownFiles: OwnFiles;
  /** Where the shop's pictures are, by their names. */
  readonly pictures: string;
  readonly print: PrintCatalogue | undefined;
  /** How many bytes all uploads together may hold. */
  readonly uploadSpace: number;
}

/** Files to and from the shop. */
export const assetHandlers = ({ gatewayOrigin, ownFiles, pictures, print, uploadSpace }: AssetOptions) =>
  implement(contract.assets, {
    async upload({ principal, query: { fileName, formAsset, brand }, body, ...context }) {
      const owner = ownerOf(principal);
      await countUpload(context, owner);
      const bytes = await body.bytes();
      const [type = ''] = body.type.split(';');
      if (!isOfType(type, bytes)) throw unsupportedType(type);
      await countBytes(context, owner, bytes.length);
      const file_name = fileName.normalize('NFC'); // a Mac writes É as two characters
      const assetId = await storeUpload(
        context,
        { owner, form: `${brand}/${formAsset}`, file_name, type, bytes },
        uploadSpace,
      );
      return { url: uploadsAt(gatewayOrigin) + assetId, assetId };
    },

    async get({ principal, params: { assetId }, db }) {
      const file = await findUpload(db, ownerOf(principal), assetId);
      if (!file) throw notFound(`There is no upload '${assetId}'.`);
      const blob = new Blob([Uint8Array.from(file.bytes)], { type: file.type });
      return { blob, filename: nameOfType(file.file_name, file.type) };
    },

    async zip({ body: { downloadFileName, files } }) {
      const blob = await zipOf(files, ownFiles);
      return { blob, filename: downloadFileName.endsWith('.zip') ? downloadFileName : `${downloadFileName}.zip` };
    },

    async catalogPdf({ db, now, request, query: { page } }) {
      if (!print) throw notFound('There is no printed catalogue.');
      const { products, pages } = await cataloguePage(db, page);
      if (products.length === 0) throw notFound(`The catalogue has no page ${page}.`);
      const locale = localeFrom(request.headers.get('accept-language') ?? undefined);
      const pictureOf = async (image: string) => {
        const picture = await ownFiles(new URL(`${pictures}${image}?wid=276&hei=276&fit=fit&fmt=jpeg`));
        return picture?.ok ? picture.bytes() : undefined;
      };
      const bytes = await print({ page, pages, locale, products, pictureOf, now: now() });
      return { blob: new Blob([bytes], { type: 'application/pdf' }), filename: `catalogue-${page}-${locale}.pdf` };
    },
  });

function unsupportedType(type: string) {
  const message = `A file of the type '${type}' is not taken in, or is not what it says. Send ${uploadTypes.join(', ')}.`;
  return problem(415, { code: 'InvalidInput', message });
}
