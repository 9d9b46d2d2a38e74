import type { Palette } from '../design.ts';
import type { Text } from '../../../texts/text.ts';
import english from '../../texts/en/collections/plain-forms.json' with { type: 'json' };
import { demonstrationTexts } from '../../texts.ts';

const texts = demonstrationTexts('collections/plain-forms', english);

/** A phrase about the plain form, and the materials that it applies to. */
interface PlainForm {
  readonly materials: readonly Palette[];
  readonly phrase: Text;
}

/** The phrases for a product that is shown in the plain form although its collection has another form. */
export const plainForms: Readonly<Record<string, PlainForm>> = {
  spout: { materials: ['metal'], phrase: texts.spout },
  detail: { materials: ['metal'], phrase: texts.detail },
  rim: { materials: ['ceramic'], phrase: texts.rim },
  lid: { materials: ['seat'], phrase: texts.lid },
  front: { materials: ['wood'], phrase: texts.front },
  frame: { materials: ['wood'], phrase: texts.frame },
  corner: { materials: ['sink', 'steel'], phrase: texts.corner },
};
