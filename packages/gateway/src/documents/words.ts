import type { Pair } from '../catalogue/generate/text.ts';

/** The words of tear sheets and installation guides. */
export const words = {
  tearSheet: ['Tear sheet', 'Fiche produit'],
  installation: ['Installation', 'Notice de pose'],
  model: ['Model {sku}', 'Modèle {sku}'],
  dimensions: ['Dimensions', 'Cotes'],
  specifications: ['Specifications', 'Caractéristiques'],
  finishes: ['Finishes', 'Finis'],
  discontinued: ['discontinued', 'hors catalogue'],
  noLongerMade: ['No longer made; parts are still sent.', 'Fabrication arrêtée ; les pièces restent suivies.'],
  features: ['In detail', 'En détail'],
  care: ['Care', 'Entretien'],
  delivery: ['Delivery', 'Livraison'],
  required: ['Ordered with it', 'À commander avec'],
  parts: ['Service parts', 'Pièces de rechange'],
  weight: ['Weight', 'Poids'],
  sheetPage: ['{page} of {pages}', '{page} sur {pages}'],
  nominal: [
    'Dimensions are nominal and may vary by 3%. Verify on the piece before cutting.',
    'Cotes nominales, à 3 % près. Vérifier sur la pièce avant toute découpe.',
  ],
  tools: ['You will need', 'Il faut'],
  before: ['Before you begin', 'Avant de commencer'],
  steps: ['Installation', 'Pose'],
  check: ['Check', 'Contrôle'],
  keep: [
    'Give this sheet to whoever uses the room. Parts are kept for twenty years after the last sale.',
    'Remettre cette notice à l’utilisateur. Les pièces sont suivies vingt ans après la dernière vente.',
  ],
  drawingOf: ['Dimension drawing: {dimensions}', 'Dessin coté : {dimensions}'],
} as const satisfies Record<string, Pair>;
