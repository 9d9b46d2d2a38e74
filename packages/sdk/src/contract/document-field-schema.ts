import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { numberOf, textOf, textsOf, yesOf } from './document-field.ts';
import { decodeWith } from './decode-with.ts';
import { anyText, texts } from './values.ts';

// The readers of index fields as schemas that accept and reject the same values: for other documents than listings, and for the reference.

const textOrTexts = z.union([anyText, texts]);
const numbers = z.union([z.number(), z.array(z.number())]);
const words = z.union([z.boolean(), anyText, texts]);

const oneTextShape = z.optional(decodeWith(textOrTexts, (wire: string | string[]) => textOf(wire)));
export interface OneTextSchema extends Named<typeof oneTextShape> {}
export const oneText: OneTextSchema = oneTextShape;

const allTextsShape = z.optional(decodeWith(textOrTexts, (wire: string | string[]) => textsOf(wire)));
export interface AllTextsSchema extends Named<typeof allTextsShape> {}
export const allTexts: AllTextsSchema = allTextsShape;

const oneNumberShape = z.optional(decodeWith(numbers, (wire: number | number[]) => numberOf(wire)));
export interface OneNumberSchema extends Named<typeof oneNumberShape> {}
export const oneNumber: OneNumberSchema = oneNumberShape;

const oneWordShape = z.optional(decodeWith(words, (wire: boolean | string | string[]) => yesOf(wire)));
export interface OneWordSchema extends Named<typeof oneWordShape> {}
export const oneWord: OneWordSchema = oneWordShape;
