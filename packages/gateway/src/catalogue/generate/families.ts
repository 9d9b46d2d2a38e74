import type { Family, FamilyKey } from './design.ts';
import type { Pair } from './text.ts';
import { values } from './values.ts';

const bathroom: Pair = ['Bathroom', 'Salle de bains'];
const kitchen: Pair = ['Kitchen', 'Cuisine'];
const tile: Pair = ['Tile', 'Carrelage'];
const serviceParts: Pair = ['Service Parts', 'Pièces détachées'];
const days = (from: number, to: number): Pair => [
  `Leaves the works in ${from} to ${to} business days`,
  `Expédition sous ${from} à ${to} jours ouvrables`,
];
const weeks = (from: number, to: number): Pair => [
  `Made to order, ${from} to ${to} weeks`,
  `Fabrication sur commande, ${from} à ${to} semaines`,
];

const metalCare: Pair = [
  'Wipe with a damp cloth and dry at once. No scouring cream, no acid, no bleach; unlacquered brass darkens and may be polished back.',
  'Essuyer avec un linge humide et sécher aussitôt. Ni crème à récurer, ni acide, ni eau de Javel ; le laiton brut fonce et se repolit.',
];
const chinaCare: Pair = [
  'Mild soap and a soft sponge. Lime goes with diluted vinegar, rinsed after two minutes.',
  'Savon doux et éponge souple. Le calcaire part au vinaigre dilué, rincé après deux minutes.',
];
const woodCare: Pair = [
  'Dry splashes within the hour. Oil the wood once a year; lacquer needs only a cloth.',
  "Sécher les éclaboussures dans l'heure. Huiler le bois une fois par an ; la laque ne demande qu'un linge.",
];
const glazeCare: Pair = [
  'Warm water and neutral soap. Seal crackle glazes before grouting and every third year after.',
  'Eau tiède et savon neutre. Protéger les émaux craquelés avant le jointoiement, puis tous les trois ans.',
];
const stoneCare: Pair = [
  'Neutral stone soap only. Lemon, wine and vinegar leave marks; seal twice when laid and once a year after.',
  "Savon neutre pour pierre, rien d'autre. Citron, vin et vinaigre tachent ; protéger deux fois à la pose, puis une fois par an.",
];
const partCare: Pair = [
  'Keep the old part until the new one has been tried.',
  "Garder l'ancienne pièce jusqu'à l'essai de la nouvelle.",
];

const metalFeatures: readonly Pair[] = [
  ['Body of solid brass, cast and machined in one piece', "Corps en laiton massif, coulé et usiné d'une seule pièce"],
  ['Ceramic discs tested through 500,000 cycles', 'Disques céramiques essayés sur 500 000 cycles'],
  ['Lead content below 0.25 % on wetted surfaces', "Teneur en plomb inférieure à 0,25 % au contact de l'eau"],
  ['Finish laid on in a vacuum, harder than the brass beneath', 'Finition déposée sous vide, plus dure que le laiton'],
  ['Every joint sealed by a ring that can be bought singly', 'Chaque joint se remplace et se vend seul'],
];

const metal = { palette: 'metal', care: metalCare, freight: 'Parcel', leadTime: days(3, 5), kind: 'fixture' } as const;
const china = { palette: 'ceramic', care: chinaCare, kind: 'fixture' } as const;
const glazed = {
  palette: 'glaze',
  care: glazeCare,
  freight: 'Freight',
  leadTime: days(10, 15),
  section: tile,
} as const;
const stony = { palette: 'stone', care: stoneCare, freight: 'Freight Shipping', section: tile } as const;
const spare = {
  kind: 'part',
  section: serviceParts,
  care: partCare,
  freight: 'Parcel',
  leadTime: days(1, 2),
  businessUnit: 'Service Parts',
  notes: [
    [
      'Drawn from the stock of the works; parts are kept for twenty years after the last sale.',
      "Sort du stock de l'usine ; les pièces sont suivies vingt ans après la dernière vente.",
    ],
    ['A fitting note with drawings is in the bag.', 'Une notice illustrée est jointe.'],
  ],
  features: [
    ['Original part, made on the same machines', "Pièce d'origine, faite sur les mêmes machines"],
    ['Packed in paper, without plastic', 'Emballage papier, sans plastique'],
    ['Fitted with common tools', "Se pose avec l'outillage courant"],
  ],
} as const;

const tileNotes: readonly Pair[] = [
  [
    'Order all boxes for a room at once; they are then taken from one firing.',
    "Commander d'un coup toutes les boîtes d'une pièce : elles sortent ainsi d'une même cuisson.",
  ],
  ['Allow ten per cent for cuts, fifteen on the diagonal.', 'Compter dix pour cent de coupes, quinze en diagonale.'],
  [
    'A sample shows the colour; three show how far it wanders.',
    'Un échantillon montre la couleur ; trois montrent ses écarts.',
  ],
];
const tileFeatures: readonly Pair[] = [
  ['Frost-proof body, water absorption under 3 %', "Tesson non gélif, absorption d'eau inférieure à 3 %"],
  ['Glaze free of lead and cadmium', 'Émail sans plomb ni cadmium'],
  ['Colour runs numbered on every box', 'Numéro de bain sur chaque boîte'],
  ['Trims fired in the same glaze', 'Bords cuits dans le même émail'],
  ['Suited to underfloor heating', 'Convient au chauffage par le sol'],
];
const stoneFeatures: readonly Pair[] = [
  ['Sawn and calibrated to half a millimetre', 'Sciage et calibrage au demi-millimètre'],
  ['Slip rating R10', 'Glissance classée R10'],
  ['Blocks numbered and traced to their bed', "Blocs numérotés et suivis jusqu'au banc"],
  ['Back free of mesh and resin', 'Envers sans trame ni résine'],
  ['Can be honed again after years of use', "Se réadoucit après des années d'usage"],
];

/** The families by key. */
export const families: Readonly<Record<FamilyKey, Family>> = {
  basinFaucet: {
    ...metal,
    section: bathroom,
    category: ['Bathroom Faucets', 'Robinets de salle de bains'],
    form: 'spout',
    flows: [1.2, 1.2, 1.2, 1.5],
    flowOf: 'minute',
    attributes: {
      material: [values.brass],
      accessible: [values.yes],
      valve: [['Ceramic disc', 'Disque céramique']],
      connection: [['3/8 in. compression', 'Compression 3/8 po']],
    },
    notes: [
      [
        'Supply lines and fixings are in the box; the drain is chosen apart, in the same finish.',
        'Flexibles et fixations sont fournis ; la bonde se choisit à part, dans la même finition.',
      ],
      [
        'The same collars return on the towel bars and the shower of {name}.',
        'Les mêmes bagues reviennent sur les porte-serviettes et la douche {name}.',
      ],
      ['It runs at {flow} and feels like more.', 'À {flow}, on croirait à davantage.'],
    ],
    features: [
      ...metalFeatures,
      ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar'],
      ['Temperature stop set during installation', 'Butée de température réglable à la pose'],
    ],
    recommended: ['towel-ring', 'towel-bar-24', 'robe-hook'],
    parts: ['handle-kit', 'single-cartridge', 'aerator', 'supply-line', 'mounting-ring'],
    services: ['install-faucet', 'design-visit'],
  },
  tubFiller: {
    ...metal,
    section: bathroom,
    category: ['Tub Fillers', 'Robinets de baignoire'],
    form: 'spout',
    freight: 'Freight',
    leadTime: days(5, 8),
    attributes: { material: [values.brass], valve: [['Ceramic disc', 'Disque céramique']] },
    notes: [
      [
        'What goes into the wall or floor is ordered apart, with the plumbing.',
        'Ce qui entre dans le mur ou le sol se commande à part, avec la plomberie.',
      ],
      ['It fills a bath of 60 gallons in eight minutes.', 'Il remplit une baignoire de 230 L en huit minutes.'],
    ],
    features: [
      ...metalFeatures,
      ['Full-bore body for baths of any depth', 'Corps à plein passage pour toute profondeur de bain'],
      ['Vacuum breaker built in', 'Brise-vide intégré'],
    ],
    recommended: ['towel-bar-30', 'robe-hook'],
    parts: ['handle-kit', 'quarter-turn-cartridge', 'o-ring-kit'],
    services: ['install-tub', 'design-visit'],
  },
  shower: {
    ...metal,
    section: bathroom,
    category: ['Showers', 'Douches'],
    form: 'detail',
    flows: [1.75, 1.75, 1.75, 2, 2.5],
    flowOf: 'minute',
    notes: [
      [
        'The trims and heads of {name} share their fittings, so a shower can grow by a piece.',
        'Façades et pommes {name} partagent leurs raccords : une douche peut grandir pièce à pièce.',
      ],
      ['It threads onto the common half-inch pipe.', "Raccord au filetage courant d'un demi-pouce."],
    ],
    features: [
      ['Silicone nozzles that are rubbed clean', "Buses de silicone qui se nettoient d'un frottement"],
      ['Flow of {flow} at 80 psi', 'Débit de {flow} à 5,5 bar'],
      ['Even spray from a single chamber', 'Pluie égale, chambre unique'],
      ['Drains itself after use', 'Se vide seule après usage'],
      ['Inlet filter that can be rinsed', "Filtre d'entrée rinçable"],
      [
        'Finish laid on in a vacuum, harder than the brass beneath',
        'Finition déposée sous vide, plus dure que le laiton',
      ],
    ],
    recommended: ['grab-bar-18', 'glass-shelf', 'towel-bar-24'],
    parts: ['flow-limiter', 'shower-hose', 'thermostatic-cartridge'],
    services: ['install-shower', 'design-visit'],
  },
  showerTrim: {
    ...metal,
    section: bathroom,
    category: ['Showers', 'Douches'],
    form: 'detail',
    attributes: { accessible: [values.yes] },
    notes: [
      [
        'The valve behind the wall is ordered apart and fits every trim of the house.',
        'Le mécanisme encastré se commande à part et convient à toutes les façades de la maison.',
      ],
      ['It goes with every head and hand shower of {name}.', "S'accorde à toutes les pommes et douchettes {name}."],
    ],
    features: [
      ['Plate sealed to the tile by a foam ring', 'Plaque étanchée au carrelage par un anneau de mousse'],
      ['Temperature stop set without tools', 'Butée de température réglable sans outil'],
      ['No screws in sight', 'Aucune vis apparente'],
      ['Marks for hot and cold that can be felt', 'Repères du chaud et du froid sensibles au doigt'],
      ['Handle set to any angle on its spline', 'Commande réglable à tout angle'],
      [
        'Finish laid on in a vacuum, harder than the brass beneath',
        'Finition déposée sous vide, plus dure que le laiton',
      ],
    ],
    recommended: ['grab-bar-18', 'glass-shelf'],
    parts: ['handle-kit', 'flange-kit', 'pressure-cartridge', 'extension-kit'],
    services: ['install-shower', 'design-visit'],
  },
  accessory: {
    ...metal,
    section: bathroom,
    category: ['Bathroom Accessories', 'Accessoires de salle de bains'],
    form: 'detail',
    notes: [
      [
        'Finished in the same bath as the faucets of {name}, so the metals agree.',
        "Fini dans le même bain que les robinets {name} : les métaux s'accordent.",
      ],
      ['Screws for stone, wood and plasterboard are in the box.', 'Vis pour pierre, bois et plâtre fournies.'],
    ],
    features: [
      ['Concealed fixings, tightened from below', 'Fixations cachées, serrées par le dessous'],
      ['Posts turned from solid bar', 'Consoles tournées dans la masse'],
      ['Level marked on the paper template', 'Niveau marqué sur le gabarit'],
      ['Tested for twenty years of salt air', "Essai de tenue à l'air salin sur vingt ans"],
      ['Parts sold singly', "Pièces vendues à l'unité"],
    ],
    parts: ['wall-bracket'],
  },
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
    ],
    features: [
      ['Glazed inside and out, also where it is not seen', 'Émaillé dedans et dehors, même où cela ne se voit pas'],
      ['Absorbs less than 0.5 % of water', "Absorbe moins de 0,5 % d'eau"],
      ['Corners a sponge can reach', "Angles accessibles à l'éponge"],
      ['Full-size template in the box', 'Gabarit grandeur nature fourni'],
      ['Rim ground level by hand', 'Bord dressé à la main'],
    ],
    recommended: ['towel-ring'],
    parts: ['drain-seal', 'sink-clips'],
    services: ['design-visit'],
  },
  tub: {
    ...china,
    section: bathroom,
    category: ['Bathtubs', 'Baignoires'],
    form: 'rim',
    freight: 'Freight Shipping',
    leadTime: weeks(3, 5),
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
    ],
    features: [
      ['Passes 1,000 g in the flush test', "Évacue 1 000 g à l'essai de chasse"],
      ['Trapway fully glazed', 'Siphon entièrement émaillé'],
      ['Two-bolt fixing hidden by caps', 'Fixation à deux boulons sous cache'],
      ['Lever may be moved left or right', 'Levier à gauche ou à droite'],
      ['Tank parts are shared with every toilet of the house', 'Pièces communes à toutes les toilettes de la maison'],
    ],
    recommended: ['paper-holder', 'grab-bar-18'],
    parts: ['tank-lid', 'fill-valve', 'flush-valve', 'floor-gasket', 'seat-hinge'],
    services: ['install-toilet'],
  },
  seat: {
    kind: 'fixture',
    palette: 'seat',
    care: chinaCare,
    section: bathroom,
    category: ['Toilet Seats', 'Abattants'],
    form: 'rim',
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
  vanity: {
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    category: ['Vanities', 'Meubles-lavabos'],
    form: 'front',
    freight: 'Freight Shipping',
    leadTime: weeks(2, 4),
    notes: [
      [
        'Top and basin are chosen apart, so that stone and bowl are yours.',
        'Plan et vasque se choisissent à part : la pierre et la cuve sont à votre goût.',
      ],
      ['It arrives assembled; two people hang it in an hour.', 'Livré monté ; deux personnes le posent en une heure.'],
    ],
    features: [
      ['Solid wood dovetails at every drawer corner', "Queues d'aronde en bois massif à chaque angle"],
      ['Interior of oiled beech', 'Intérieur en hêtre huilé'],
      ['Outlet cut-out in the upper drawer', 'Passage de prise dans le tiroir du haut'],
      ['Sealed end grain on every cut', 'Bois de bout protégé à chaque coupe'],
      ['Cleat carries 180 kg', 'Tasseau prévu pour 180 kg'],
    ],
    recommended: ['round-mirror', 'towel-ring'],
    parts: ['drawer-runner', 'vanity-cleat', 'touch-up'],
    services: ['install-vanity', 'design-visit'],
  },
  mirror: {
    kind: 'fixture',
    palette: 'wood',
    care: woodCare,
    section: bathroom,
    category: ['Mirrors', 'Miroirs'],
    form: 'frame',
    freight: 'Freight',
    leadTime: days(8, 12),
    notes: [
      [
        'The frame is cut from the offcuts of the vanities, board by board.',
        'Le cadre se coupe dans les chutes des meubles, planche par planche.',
      ],
      [
        'It may hang in steam: the back is sealed on all sides.',
        'Il supporte la buée : le dos est protégé de tous côtés.',
      ],
    ],
    features: [
      ['Copper-free silvering', 'Argenture sans cuivre'],
      ['Polished, not bevelled, edge', 'Chant poli, sans biseau'],
      ['Safety film on the back', "Film de sécurité à l'arrière"],
      ['Level adjusts after hanging', 'Mise de niveau après la pose'],
      ['Frame oiled or lacquered by hand', 'Cadre huilé ou laqué à la main'],
    ],
    recommended: ['glass-shelf'],
    parts: ['touch-up'],
    services: ['install-vanity'],
  },
  metalPart: {
    ...spare,
    palette: 'metal',
    category: ['Faucet Parts', 'Pièces de robinetterie'],
    form: 'detail',
    parts: [],
  },
  ceramicPart: {
    ...spare,
    palette: 'ceramic',
    category: ['Toilet Parts', 'Pièces de toilettes'],
    form: 'rim',
    parts: [],
  },
  kitchenPart: {
    ...spare,
    palette: 'metal',
    category: ['Kitchen Parts', 'Pièces de cuisine'],
    form: 'detail',
    parts: [],
  },
  sharedPart: { ...spare, palette: 'plain', category: ['Repair Parts', 'Pièces de réparation'], parts: [] },
  kitchenFaucet: {
    ...metal,
    section: kitchen,
    category: ['Kitchen Faucets', 'Robinets de cuisine'],
    form: 'spout',
    flows: [1.5, 1.8, 1.8, 2.2],
    flowOf: 'minute',
    attributes: {
      material: [values.brass],
      accessible: [values.yes],
      valve: [['Ceramic disc', 'Disque céramique']],
      connection: [['3/8 in. compression', 'Compression 3/8 po']],
    },
    notes: [
      [
        'The finish is tried with lemon, salt and coffee, each for a day.',
        'La finition est éprouvée au citron, au sel et au café, un jour chacun.',
      ],
      [
        'It is tightened from below with one tool, which is in the box.',
        'Il se serre par le dessous avec un seul outil, fourni.',
      ],
      ['Runs at {flow}, clear and without splash.', 'Il débite {flow}, clair et sans éclabousser.'],
    ],
    features: [
      ...metalFeatures,
      ['Flow of {flow} at 60 psi', 'Débit de {flow} à 4 bar'],
      ['Braided lines fitted at the works', 'Flexibles tressés montés en usine'],
    ],
    recommended: ['soap-dispenser'],
    parts: ['kitchen-handle', 'kitchen-cartridge', 'kitchen-aerator', 'spray-hose'],
    services: ['install-faucet', 'design-visit'],
  },
  kitchenSink: {
    kind: 'fixture',
    palette: 'sink',
    care: chinaCare,
    section: kitchen,
    category: ['Kitchen Sinks', 'Éviers de cuisine'],
    form: 'corner',
    freight: 'Freight',
    leadTime: days(5, 9),
    notes: [
      ['Clips, template and sound pads are in the box.', 'Pattes, gabarit et plaques acoustiques sont fournis.'],
      [
        'It was drawn with cooks, who asked for depth at the back and none at the front.',
        "Il a été dessiné avec des cuisiniers, qui voulaient de la profondeur au fond et de l'aisance devant.",
      ],
    ],
    features: [
      ['Floor that falls to the drain', 'Fond en pente vers la bonde'],
      ['Drain set to the rear for a clear cabinet', "Bonde à l'arrière, meuble dégagé"],
      ['Takes boiling water and hot pans', "Supporte l'eau bouillante et les poêles chaudes"],
      ['Fits standard cabinets', 'Convient aux meubles courants'],
      ['Grid and board made to measure', 'Grille et planche sur mesure'],
    ],
    parts: ['drain-seal', 'sink-clips'],
    services: ['design-visit'],
  },
  kitchenAccessory: {
    ...metal,
    section: kitchen,
    category: ['Kitchen Accessories', 'Accessoires de cuisine'],
    form: 'detail',
    notes: [
      ['Made to the measures of the {name} sinks and faucets.', 'Aux mesures des éviers et robinets {name}.'],
      ['Small, but used more than anything else in the kitchen.', 'Petite pièce, mais la plus servie de la cuisine.'],
    ],
    features: [
      ['Washed by hand in a moment', 'Se lave à la main en un instant'],
      ['No plastic that shows', 'Aucun plastique apparent'],
      ['Parts sold singly', "Pièces vendues à l'unité"],
      ['Made in the same works as the sinks', 'Fabrication dans la même usine que les éviers'],
    ],
    parts: ['grid-feet'],
  },
  field: {
    ...glazed,
    kind: 'tile',
    category: ['Field Tile', 'Carreaux'],
    form: 'surface',
    notes: tileNotes,
    features: tileFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: [['V3 Moderate', 'V3 modérée']],
    },
    recommended: ['fine-grout', 'tile-sealer', 'bullnose-trim'],
    services: ['install-tile', 'design-visit'],
  },
  mosaic: {
    ...glazed,
    kind: 'tile',
    category: ['Mosaic Tile', 'Mosaïques'],
    form: 'surface',
    notes: tileNotes,
    features: tileFeatures,
    attributes: {
      material: [values.porcelain],
      surface: [values.matte],
      look: [values.handmade],
      shade: [['V2 Slight', 'V2 légère']],
    },
    recommended: ['fine-grout', 'tile-sealer'],
    services: ['install-tile'],
  },
  trim: {
    ...glazed,
    kind: 'trim',
    category: ['Tile Trim', 'Bords et moulures'],
    form: 'surface',
    notes: tileNotes,
    features: tileFeatures,
    attributes: {
      material: [values.ceramic],
      surface: [values.gloss],
      look: [values.handmade],
      shade: [['V3 Moderate', 'V3 modérée']],
    },
    recommended: ['fine-grout'],
    services: ['install-tile'],
  },
  stoneField: {
    ...stony,
    kind: 'tile',
    category: ['Field Tile', 'Carreaux'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: tileNotes,
    features: stoneFeatures,
    attributes: { surface: [values.honed], shade: [['V3 Moderate', 'V3 modérée']] },
    recommended: ['tile-sealer', 'stone-soap', 'fine-grout'],
    services: ['install-tile', 'design-visit'],
  },
  stoneMosaic: {
    ...stony,
    kind: 'tile',
    category: ['Mosaic Tile', 'Mosaïques'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: tileNotes,
    features: stoneFeatures,
    attributes: { surface: [values.honed], shade: [['V4 Strong', 'V4 forte']] },
    recommended: ['tile-sealer', 'fine-grout'],
    services: ['install-tile'],
  },
  stoneTrim: {
    ...stony,
    kind: 'trim',
    category: ['Tile Trim', 'Bords et moulures'],
    form: 'surface',
    leadTime: days(10, 15),
    notes: tileNotes,
    features: stoneFeatures,
    attributes: { surface: [values.honed] },
    recommended: ['tile-sealer'],
    services: ['install-tile'],
  },
  slab: {
    ...stony,
    kind: 'tile',
    category: ['Slabs', 'Tranches'],
    form: 'surface',
    leadTime: weeks(2, 6),
    features: stoneFeatures,
    notes: [
      [
        'Choose it standing, in daylight, with a glass of water in hand: wet stone shows its true colour.',
        "À choisir debout, à la lumière du jour, un verre d'eau à la main : la pierre mouillée montre sa vraie couleur.",
      ],
      [
        'The yard marks, cuts and delivers; the mason measures last.',
        "L'atelier marque, coupe et livre ; le marbrier mesure en dernier.",
      ],
    ],
    attributes: { surface: [values.honed], shade: [['V4 Strong', 'V4 forte']] },
    recommended: ['stone-soap'],
    services: ['install-tile', 'design-room'],
  },
  valve: {
    ...metal,
    section: bathroom,
    category: ['Valves', 'Mécanismes'],
    palette: 'plain',
    notes: [
      [
        'It goes in with the pipes and is not seen again; every trim made since 2008 fits.',
        'Il se pose avec les tuyaux et ne se revoit plus ; toute façade faite depuis 2008 convient.',
      ],
    ],
    features: metalFeatures,
    services: ['install-shower'],
  },
  drain: {
    ...metal,
    section: bathroom,
    category: ['Drains', 'Bondes et siphons'],
    notes: [
      ['It comes in every metal finish of the house.', 'Disponible dans toutes les finitions métal de la maison.'],
    ],
    features: metalFeatures.slice(0, 1).concat([
      ['Seals for china, stone and steel', 'Joints pour porcelaine, pierre et acier'],
      ['Finish laid on in a vacuum', 'Finition déposée sous vide'],
      ['Opens without tools for cleaning', 'Se démonte sans outil pour le nettoyage'],
    ]),
  },
  tileCare: {
    kind: 'fixture',
    palette: 'plain',
    care: glazeCare,
    section: tile,
    category: ['Tile Care', 'Entretien du carrelage'],
    freight: 'Parcel',
    leadTime: days(2, 4),
    notes: [
      [
        'Tried in our own showrooms for ten years before it was sold.',
        "Essayé dix ans dans nos magasins avant d'être vendu.",
      ],
    ],
    features: [
      ['Safety sheet in both languages', 'Fiche de sécurité dans les deux langues'],
      ['Tin and bag of recycled stock', 'Bidon et sac en matière recyclée'],
      ['Coverage printed on the label', "Rendement imprimé sur l'étiquette"],
    ],
  },
  service: {
    kind: 'service',
    palette: 'plain',
    section: ['Services', 'Services'],
    category: ['Services', 'Services'],
    freight: 'None',
    leadTime: ['Appointment within two weeks', 'Rendez-vous sous deux semaines'],
    care: ['Appointments may be moved until two days before.', "Un rendez-vous se déplace jusqu'à deux jours avant."],
    notes: [
      ['Our people are employed and insured by the house.', 'Nos équipes sont employées et assurées par la maison.'],
    ],
    features: [
      [
        'One person answers from first call to last visit',
        'Un seul interlocuteur, du premier appel à la dernière visite',
      ],
      ['Price fixed before the work begins', 'Prix fixé avant le début des travaux'],
      ['Two years of guarantee on the work', 'Travaux garantis deux ans'],
    ],
  },
};
