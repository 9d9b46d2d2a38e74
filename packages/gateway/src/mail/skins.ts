import { brands } from '../catalogue/index.ts';
import type { OrderSummary } from './email.ts';

/** How the mail of a brand looks: the colours of its pages, dark enough to be read. */
export interface EmailSkin {
  readonly name: string;
  readonly paper: string;
  readonly accent: string;
  readonly display: string;
}

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Arial, sans-serif";
/** The mail of the shop itself. */
export const houseSkin: EmailSkin = { name: 'Basin', paper: '#f7f4ef', accent: '#83612c', display: serif };
const ofBrands: Readonly<Record<string, EmailSkin>> = {
  averell: { ...houseSkin, name: 'Averell' },
  oakeRill: { name: 'Oake & Rill', paper: '#f6f1e9', accent: '#8f4c2a', display: serif },
  terrane: { name: 'Terrane', paper: '#f3f4f2', accent: '#2f6560', display: sans },
};

/** The skin of an order: that of a brand when all of it is that brand's, else the shop's. */
export function skinOf({ lines }: OrderSummary): EmailSkin {
  const own = Object.entries(brands).find(([, { skuPrefix }]) => lines.every(({ sku }) => sku.startsWith(skuPrefix)));
  return (own && ofBrands[own[0]]) ?? houseSkin;
}
