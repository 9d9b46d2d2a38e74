import type { Family, FamilyKey } from '../design.ts';
import { bathroom, china, days } from './terms.ts';

export const bathroomCeramicFamilies = {
  basin: {
    ...china,
    section: bathroom,
    category: ['Basins', 'Lavabos et vasques'],
    form: 'rim',
    freight: 'Parcel',
    leadTime: days(4, 7),
    notes: [
      ['Colours are fired in the glaze and do not fade.', "Les couleurs sont cuites dans l'émail et ne passent pas."],
      [
        'Each piece is tapped and listened to before it is packed.',
        "Chaque pièce est frappée et écoutée avant l'emballage.",
      ],
      [
        'The drain is chosen apart, in the finish of the faucet.',
        'La bonde se choisit à part, dans le fini du robinet.',
      ],
      ['Seconds are crushed and go back into the clay.', 'Les pièces manquées sont broyées et retournent à la pâte.'],
    ],
    features: [
      ['Glazed inside and out, also where it is not seen', 'Émail dedans et dehors, même où il ne se voit pas'],
      ['Absorbs less than 0.5% of water', "Absorbe moins de 0,5 % d'eau"],
      ['Corners a sponge can reach', "Angles accessibles à l'éponge"],
      ['Full-size template in the box', 'Gabarit grandeur nature fourni'],
      ['Rim ground level by hand', 'Bord dressé à la main'],
    ],
    recommended: ['towel-ring'],
    parts: ['drain-seal'],
    services: ['design-visit'],
  },
  tub: {
    ...china,
    section: bathroom,
    category: ['Bathtubs', 'Baignoires'],
    form: 'rim',
    freight: 'Freight Shipping',
    leadTime: days(12, 18),
    notes: [
      [
        'Check the stairs: the drawing gives the least width that it passes.',
        "Vérifier l'escalier : le dessin donne la plus petite largeur de passage.",
      ],
      [
        'Surface marks can be rubbed out with fine paper; the colour goes all the way through.',
        "Les marques s'effacent au papier fin ; la couleur est dans la masse.",
      ],
    ],
    features: [
      ['Levelling feet reached after it is set', 'Pieds réglables après la mise en place'],
      ['Overflow cast into the wall of the bath', 'Trop-plein moulé dans la paroi'],
      ['Slip-resistant floor, fine to the touch', 'Fond antidérapant, doux au toucher'],
      ['Delivered on a pallet that becomes a dolly', 'Livrée sur une palette qui devient chariot'],
      ['Repair kit in the colour of the bath', 'Nécessaire de retouche à la couleur du bain'],
    ],
    recommended: ['grab-bar-18', 'towel-bar-30'],
    parts: ['drain-seal'],
    services: ['install-tub', 'design-visit', 'design-room'],
  },
  toilet: {
    ...china,
    section: bathroom,
    category: ['Toilets', 'Toilettes'],
    form: 'rim',
    freight: 'Freight',
    leadTime: days(5, 8),
    flows: [1.28],
    flowOf: 'flush',
    notes: [
      [
        'The glaze is fired twice on the inside, where it is brushed most.',
        "L'intérieur est émaillé et cuit deux fois, là où passe la brosse.",
      ],
      ['Supply line and floor bolts are in the box.', "Flexible d'arrivée et boulons de sol sont fournis."],
      [
        'It is glazed from the same vat as the basins of {name}, so the colours agree.',
        'Même émail, même teinte que les lavabos {name}.',
      ],
    ],
    features: [
      ['Passes 1,000 g in the flush test', "Évacue 1 000 g à l'essai de chasse"],
      ['Trapway fully glazed', 'Siphon entièrement émaillé'],
      ['Two-bolt fixing hidden by caps', 'Fixation à deux boulons sous cache'],
      ['Flush control in polished chrome', 'Commande de chasse en chrome poli'],
      ['Tank parts are shared with every Basin toilet', 'Pièces communes à toutes les toilettes de la maison'],
    ],
    recommended: ['paper-holder', 'grab-bar-18'],
    parts: ['fill-valve', 'flush-valve', 'flush-seal', 'floor-gasket', 'seat-hinge'],
    services: ['install-toilet'],
  },
  seat: {
    kind: 'fixture',
    palette: 'seat',
    care: [
      'Mild soap and a soft cloth, dried at once. What cleans the bowl must not touch the lid.',
      'Savon doux et linge souple, séché aussitôt. Ce qui nettoie la cuvette ne doit pas toucher le couvercle.',
    ],
    section: bathroom,
    category: ['Toilet Seats', 'Abattants'],
    form: 'lid',
    freight: 'Parcel',
    leadTime: days(3, 5),
    notes: [
      [
        'The colour is matched to the china under daylight and lamplight.',
        'La teinte est accordée à la porcelaine, au jour comme à la lampe.',
      ],
      ['Fixings for closed and open bowls are in the box.', 'Fixations pour cuvettes ouvertes et fermées fournies.'],
    ],
    features: [
      ['Lid and seat lower themselves', 'Couvercle et siège descendent seuls'],
      ['Bumpers that do not wander', 'Butées qui ne glissent pas'],
      ['Stainless posts', 'Axes inoxydables'],
      ['No visible screws', 'Aucune vis apparente'],
      ['Wipes clean without crevices', 'Sans recoins au nettoyage'],
    ],
    recommended: ['paper-holder'],
    parts: ['seat-hinge'],
    services: ['install-toilet'],
  },
} as const satisfies Partial<Record<FamilyKey, Family>>;
