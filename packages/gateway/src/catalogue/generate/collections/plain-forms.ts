import type { Palette } from '../design.ts';
import type { Pair } from '../text.ts';

/** A phrase about a form: what material has it, and how it is said of the plain form. */
interface PlainForm {
  readonly material: Palette;
  readonly phrase: Pair;
}

/** What is said of a product that is shown in the plain form though its collection has another. */
export const plainForms: Readonly<Record<string, PlainForm>> = {
  spout: { material: 'metal', phrase: ['a plain tube with an easy bend', 'un tube uni au coude aisé'] },
  detail: {
    material: 'metal',
    phrase: ['a plain collar with a fine joint', 'une bague unie au joint fin'],
  },
  rim: { material: 'ceramic', phrase: ['a plain rim with a rounded edge', 'un rebord uni au contour arrondi'] },
  front: { material: 'wood', phrase: ['a plain front', 'une façade unie'] },
  frame: { material: 'wood', phrase: ['a plain slim frame', 'un cadre mince et uni'] },
  corner: { material: 'sink', phrase: ['plain rounded corners', 'des angles simplement arrondis'] },
};
