import type { Palette } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';

/** A phrase about a form: which materials have it, and how it is said of the plain form. */
interface PlainForm {
  readonly materials: readonly Palette[];
  readonly phrase: Pair;
}

/** What is said of a product that is shown in the plain form though its collection has another. */
export const plainForms: Readonly<Record<string, PlainForm>> = {
  spout: { materials: ['metal'], phrase: ['a plain tube with an easy bend', 'un tube uni au coude aisé'] },
  detail: {
    materials: ['metal'],
    phrase: ['a plain collar, finely jointed', 'une bague unie au joint fin'],
  },
  rim: { materials: ['ceramic'], phrase: ['a plain rim, rounded at the edge', 'un rebord uni au contour arrondi'] },
  lid: { materials: ['seat'], phrase: ['a plain slim lid', 'un couvercle mince et uni'] },
  front: { materials: ['wood'], phrase: ['a plain front', 'une façade unie'] },
  frame: { materials: ['wood'], phrase: ['a plain slim frame', 'un cadre mince et uni'] },
  corner: { materials: ['sink', 'steel'], phrase: ['plain rounded corners', 'des angles simplement arrondis'] },
};
