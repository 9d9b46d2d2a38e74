import { productFields, type ProductFieldKind, type ProductFields } from '@basin/domain';
import * as z from 'zod/mini';
import { allTexts, oneNumber, oneText, oneWord } from './document-field-schema.ts';

const schemas = { text: oneText, texts: allTexts, number: oneNumber, flag: oneWord } as const;

type Schemas = {
  [Name in keyof ProductFields as ProductFields[Name]['wire']]: (typeof schemas)[ProductFields[Name]['kind']];
};

/**
 * The product fields of the search index under their wire names. A document has only the requested fields, and the
 * price fields of its personas.
 *
 * @see catalogue spec §3
 */
export const productDocumentSchema: z.ZodMiniObject<Schemas> = z.object(
  Object.fromEntries(Object.values(productFields).map(({ wire, kind }) => [wire, schemas[kind]])) as Schemas,
);

/** A product document on the wire. */
export type WireProduct = z.input<typeof productDocumentSchema> & Readonly<Record<string, unknown>>;

interface Written extends Record<ProductFieldKind, unknown> {
  text: string;
  texts: readonly string[];
  number: number;
  flag: boolean | string;
}

/**
 * The fields that a gateway writes for a product: a value for every field of the table, undefined for one that does not
 * apply.
 */
export type WrittenProductFields = {
  readonly [Name in keyof ProductFields as ProductFields[Name]['wire']]:
    Written[ProductFields[Name]['kind']] | undefined;
};
