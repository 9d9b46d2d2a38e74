import type { Design } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';
import { values } from '../values.ts';

type Row = readonly [key: string, local: Pair, name: Pair, price: number, opening: Pair, detail: Pair, fits: Pair];

const cartridges: Pair = ['Cartridges', 'Cartouches'];
const seals: Pair = ['Seals and Gaskets', 'Joints'];
const flows: Pair = ['Aerators and Flow', 'Aérateurs et débit'];
const tanks: Pair = ['Tank Parts', 'Pièces de réservoir'];
const hoses: Pair = ['Hoses', 'Flexibles'];
const fixings: Pair = ['Fixings', 'Fixations'];
const furniture: Pair = ['Furniture Parts', 'Pièces de meuble'];
const electrics: Pair = ['Electrical Parts', 'Pièces électriques'];

/** What shows a part, by its key or else by its category. */
const shownAs: Readonly<Record<string, string>> = {
  [cartridges[0]]: 'part',
  [seals[0]]: 'gasket',
  [flows[0]]: 'aerator',
  [tanks[0]]: 'fill-valve',
  [hoses[0]]: 'hose',
  [fixings[0]]: 'bracket',
  [furniture[0]]: 'runner',
  [electrics[0]]: 'driver',
  'seat-remote': 'remote',
  'seat-filter': 'part',
  'seat-hinge': 'bracket',
  'flush-plate-frame': 'bracket',
  'vanity-cleat': 'bracket',
  'flush-seal': 'gasket',
  'touch-up': 'sealer',
};

// prettier-ignore
const rows: readonly Row[] = [
  ['single-cartridge', cartridges, ['Single-Lever Cartridge, 35 mm', 'Cartouche de mitigeur, 35 mm'], 48, ['The ceramic heart of all our single-lever basin faucets.', 'Le cœur céramique de tous les mitigeurs de lavabo de la maison.'], ['Change it in ten minutes with a hex key and the ring nut tool; close the stops first.', "Se change en dix minutes avec une clé hexagonale et la clé d'écrou ; fermer d'abord les robinets d'arrêt."], ['Single-lever basin and bidet faucets', 'Mitigeurs de lavabo et de bidet']],
  ['kitchen-cartridge', cartridges, ['Kitchen Cartridge, 40 mm', 'Cartouche de cuisine, 40 mm'], 56, ['A wider cartridge with full bore, for kitchen faucets with one lever.', 'Une cartouche plus large, à plein passage, pour les mitigeurs de cuisine.'], ['The limit ring is set by turning it one tooth for about two degrees.', "La bague de butée se règle d'une dent, soit environ deux degrés."], ['Single-lever kitchen faucets', 'Mitigeurs de cuisine']],
  ['quarter-turn-cartridge', cartridges, ['Quarter-Turn Cartridge, Pair', 'Têtes céramiques quart de tour, la paire'], 44, ['One for hot, one for cold, marked red and blue under the nut.', "Une pour le chaud, une pour le froid, marquées de rouge et de bleu sous l'écrou."], ['Both turn towards the spout. If yours turn the other way, swap them left and right.', 'Les deux tournent vers le bec. Si les vôtres tournent à l\'inverse, échanger gauche et droite.'], ['Two-handle faucets and fillers', 'Mélangeurs de lavabo et de baignoire']],
  ['pressure-cartridge', cartridges, ['Pressure-Balance Cartridge', 'Cartouche à pression équilibrée'], 92, ['The spool that answers when somebody flushes.', "Le tiroir qui réagit quand on tire la chasse ailleurs."], ['If the shower runs hot and cold by turns, this is the part to change.', 'Si la douche passe du chaud au froid, voilà la pièce à changer.'], ['Pressure-balance rough-in valve', 'Mécanisme à pression équilibrée']],
  ['thermostatic-cartridge', cartridges, ['Thermostatic Cartridge', 'Cartouche thermostatique'], 148, ['The wax element, its spring and its sleeve, set at the works to 100 °F.', "L'élément de cire, son ressort et sa chemise, réglés à 38 °C à l'usine."], ['It lasts about twelve years in hard water; the scale filter that comes with it makes that fifteen.', "Elle dure environ douze ans en eau calcaire ; le filtre fourni la mène à quinze."], ['Thermostatic rough-in valve', 'Mécanisme thermostatique']],
  ['diverter-cartridge', cartridges, ['Diverter Cartridge', "Cartouche d'inverseur"], 62, ['It sends the water to head, hand or both.', 'Elle envoie l\'eau à la pomme, à la douchette ou aux deux.'], ['Two outlets, shared or separate: choose by the small pin on its back.', 'Deux sorties, ensemble ou séparées : au choix par le pion du dos.'], ['Shower systems', 'Colonnes de douche']],
  ['aerator', flows, ['Aerator, 1.2 gpm', 'Aérateur, 4,5 L/min'], 14, ['A honeycomb that mixes air into the stream and takes the noise out.', "Un nid d'abeilles qui mêle l'air au jet et en ôte le bruit."], ['Leave it in vinegar for a night once a year, or fit a new one.', 'Le laisser une nuit dans le vinaigre une fois par an, ou en poser un neuf.'], ['Basin faucets', 'Robinets de lavabo']],
  ['kitchen-aerator', flows, ['Kitchen Aerator, 1.8 gpm', 'Aérateur de cuisine, 6,8 L/min'], 16, ['A laminar insert: the stream is clear as glass and does not splash.', 'Un insert laminaire : le jet est clair comme le verre et n\'éclabousse pas.'], ['It unscrews with the key in the bag.', 'Il se dévisse avec la clé du sachet.'], ['Kitchen faucets', 'Robinets de cuisine']],
  ['aerator-key', flows, ['Aerator Key', "Clé d'aérateur"], 6, ['Five sizes on one key the size of a coin.', 'Cinq tailles sur une clé grande comme une pièce.'], ['Hang it inside the vanity door; it will be needed.', "À pendre dans la porte du meuble : elle servira."], ['All hidden aerators', 'Tous les aérateurs cachés']],
  ['flow-limiter', flows, ['Shower Flow Limiter, 1.75 gpm', 'Limiteur de débit de douche, 6,6 L/min'], 9, ['A ring that holds a shower head or a hand shower to the strictest limits.', 'Une bague qui tient une pomme ou une douchette sous les limites les plus strictes.'], ['It drops into the inlet behind the filter, with the ridge towards the pipe.', "Elle se pose dans l'entrée, derrière le filtre, la nervure vers le tube."], ['All shower heads and hand showers', 'Toutes les pommes et douchettes']],
  ['nozzle-plate', flows, ['Silicone Nozzle Plate, 8 in.', 'Plaque de buses en silicone, 20 cm'], 38, ['The soft face of the rain head, for when rubbing no longer helps.', 'La face souple de la pomme pluie, quand frotter ne suffit plus.'], ['Six screws hold it; the pattern is marked with an arrow to the front.', "Six vis la tiennent ; une flèche marque l'avant."], ['Rain shower heads, 8 in.', 'Pommes de douche pluie, 20 cm']],
  ['drain-seal', seals, ['Drain Seal Kit', 'Jeu de joints de bonde'], 12, ['Every washer of a basin or tub drain, in one bag.', "Toutes les rondelles d'une bonde de lavabo ou de baignoire, en un sachet."], ['The bevelled one goes under the basin with its slope upwards.', 'La rondelle biseautée va sous le lavabo, la pente vers le haut.'], ['All Basin drains', 'Toutes les bondes de la maison']],
  ['o-ring-kit', seals, ['O-Ring Kit', 'Jeu de joints toriques'], 11, ['Twelve rings in the sizes of our spouts and stems, with a sachet of grease.', 'Douze joints aux tailles de nos becs et axes, avec un sachet de graisse.'], ['A spout that weeps at its foot needs the second largest.', 'Un bec qui suinte au pied demande le deuxième en taille.'], ['Swivel spouts and stems', 'Becs orientables et axes']],
  ['tank-gasket', seals, ['Tank-to-Bowl Gasket with Bolts', 'Joint de réservoir avec boulons'], 22, ['A thick ring of foam and three brass bolts, for joining tank and bowl again.', 'Un anneau épais de mousse et trois boulons de laiton, pour rejoindre réservoir et cuvette.'], ['Tighten by turns, a quarter at a time, until the china touches the pads.', "Serrer tour à tour, par quarts, jusqu'à ce que la porcelaine touche les cales."], ['Two-piece toilets', 'Toilettes en deux pièces']],
  ['floor-gasket', seals, ['Wax-Free Floor Seal', 'Joint de sol sans cire'], 24, ['A rubber seal that may be lifted and set down again.', 'Un joint de caoutchouc qui se soulève et se repose.'], ['It makes up for a floor that has been tiled over, to 1 in.', "Il rattrape un sol recarrelé, jusqu'à 25 mm."], ['All floor-standing toilets', 'Toutes les toilettes au sol']],
  ['fill-valve', tanks, ['Quiet Fill Valve', 'Robinet flotteur silencieux'], 28, ['It fills from below and closes with the sound of a page.', "Il remplit par le bas et se ferme au bruit d'une page."], ['Height adjusts between 8 and 12 in. without removing the tank.', 'La hauteur se règle de 20 à 30 cm sans déposer le réservoir.'], ['All Basin tanks', 'Tous les réservoirs de la maison']],
  ['flush-valve', tanks, ['Flush Valve, 3 in.', 'Soupape de chasse, 76 mm'], 34, ['A canister with a seal all round, in place of the old flapper.', "Une cloche à joint circulaire, à la place de l'ancien clapet."], ['A twist lock sets the volume; the marks are in gallons and litres.', 'Une bague règle le volume ; les repères sont en gallons et en litres.'], ['Tanks with 3 in. outlets', 'Réservoirs à sortie de 76 mm']],
  ['flush-seal', tanks, ['Flush Valve Seal', 'Joint de soupape'], 8, ['The yellow ring: if the tank refills by itself at night, change this first.', "L'anneau jaune : si le réservoir se remplit seul la nuit, commencer par lui."], ['Close the supply, lift the canister, stretch the old ring off.', "Fermer l'arrivée, lever la cloche, retirer l'ancien anneau."], ['Flush valve, 3 in.', 'Soupape de chasse, 76 mm']],
  ['seat-hinge', tanks, ['Seat Hinge Set', "Jeu de charnières d'abattant"], 26, ['Two dampers with their posts, so that the lid falls slowly again.', "Deux amortisseurs et leurs axes, pour que le couvercle descende lentement à nouveau."], ['Left and right differ; the letters are on the underside.', 'Gauche et droite diffèrent ; les lettres sont dessous.'], ['Slow-close seats', 'Abattants à descente lente']],
  ['flush-plate-frame', tanks, ['Flush Plate Frame', 'Cadre de plaque de commande'], 18, ['The frame that holds the plate to the wall and hides the cut tile.', 'Le cadre qui tient la plaque au mur et cache la coupe du carreau.'], ['It clips on from the front; two springs press it flat.', "Il se clipse par l'avant ; deux ressorts le plaquent."], ['In-wall tank and carrier', 'Bâti-support avec réservoir']],
  ['shower-hose', hoses, ['Hand Shower Hose, 60 in.', 'Flexible de douchette, 1,5 m'], 42, ['A smooth metal hose with a cone at one end that turns.', "Un flexible métallique lisse, avec un cône tournant à un bout."], ['The inner tube is free of plasticisers and holds 145 psi.', 'Le tube intérieur est sans plastifiant et tient 10 bar.'], ['All hand showers', 'Toutes les douchettes']],
  ['spray-hose', hoses, ['Pull-Down Hose with Weight', 'Flexible extractible avec contrepoids'], 58, ['Braided hose, counterweight and quick coupling.', 'Flexible tressé, contrepoids et raccord rapide.'], ['Clip the weight at the mark, 20 in. below the body.', 'Clipser le contrepoids au repère, un demi-mètre sous le corps.'], ['Pull-down faucets and side sprays', 'Robinets extractibles et douchettes latérales']],
  ['supply-line', hoses, ['Supply Lines, Pair', "Flexibles d'alimentation, la paire"], 24, ['Stainless braid, 20 in. long, with the small thread at the faucet end.', 'Tresse inoxydable, 500 mm, avec le petit filetage côté robinet.'], ['Hand-tight and a quarter turn; more crushes the seal.', 'À la main, puis un quart de tour ; davantage écrase le joint.'], ['All deck faucets', 'Tous les robinets sur plage']],
  ['stop-kit', fixings, ['Service Stop Kit', "Jeu de robinets d'arrêt"], 32, ['Two screwdriver stops with check valves.', "Deux robinets d'arrêt à tournevis, avec clapets."], ['They sit in the inlets of the valve and are reached through the trim.', "Ils logent dans les arrivées du mécanisme et s'atteignent par la façade."], ['All rough-in valves', 'Tous les mécanismes encastrés']],
  ['extension-kit', fixings, ['Trim Extension, 1 in.', 'Rallonge de façade, 25 mm'], 46, ['For the valve that ended up too deep in the wall.', "Pour le mécanisme resté trop loin dans le mur."], ['Stem, sleeve and longer screws; two kits may be joined.', 'Axe, manchon et vis longues ; deux jeux se raccordent.'], ['Shower trims', 'Façades de douche']],
  ['mounting-ring', fixings, ['Deck Mounting Kit', 'Jeu de fixation sur plan'], 19, ['Horseshoe, rubber and long nut, for counters up to 2 in.', "Fer à cheval, caoutchouc et écrou long, pour les plans jusqu'à 50 mm."], ['A 13 mm socket wrench comes with it.', 'Une clé à tube de 13 mm est jointe.'], ['Single-hole faucets', 'Robinets monotrou']],
  ['wall-bracket', fixings, ['Concealed Post Bracket', 'Platine cachée de console'], 15, ['The plate behind a towel bar post, with its set screw.', 'La platine derrière la console, avec sa vis de pression.'], ['Use the level printed on the paper, not the edge of the tile.', "Se fier au niveau imprimé sur le gabarit, non au bord du carreau."], ['Bars, rings, hooks and holders', 'Barres, anneaux, patères et porte-papier']],
  ['sink-clips', fixings, ['Undermount Clips, Set of Ten', 'Pattes de fixation, les dix'], 21, ['Clips and brass inserts for stone of 3/4 in. and more.', 'Pattes et inserts de laiton pour la pierre de 20 mm et plus.'], ['Drill 3/8 in. deep, and not more.', 'Percer à 10 mm de profondeur, pas davantage.'], ['Undermount basins and sinks', 'Vasques et éviers sous plan']],
  ['grid-feet', fixings, ['Sink Grid Feet, Set of Six', 'Pieds de grille, les six'], 9, ['Soft feet and edge bumpers for the sink grid.', 'Pieds souples et butées pour la grille de fond.'], ['Warm them in water and they slip on.', "Les tremper dans l'eau chaude : ils s'enfilent."], ['Sink grids', 'Grilles de fond']],
  ['drawer-runner', furniture, ['Drawer Runners, Pair', 'Coulisses de tiroir, la paire'], 54, ['Full-extension runners with damping, for vanities.', 'Coulisses à sortie totale, amorties, pour meubles-lavabos.'], ['They click under the drawer; height and lean adjust with a thumbwheel.', 'Elles se clipsent sous le tiroir ; hauteur et aplomb se règlent à la molette.'], ['Vanities with drawers', 'Meubles-lavabos à tiroirs']],
  ['vanity-cleat', furniture, ['Vanity Wall Cleat', 'Tasseau mural de meuble'], 38, ['A steel rail with a level in it that carries the cabinet.', "Un rail d'acier à niveau intégré, qui porte le meuble."], ['Rated for 400 lb on studs at 16 in.', 'Prévu pour 180 kg sur montants à 40 cm.'], ['All vanities', 'Tous les meubles-lavabos']],
  ['touch-up', furniture, ['Wood Oil and Pad', 'Huile pour bois et tampon'], 22, ['The oil that the works uses, in 3.4 fl oz, with a felt pad.', "L'huile de l'atelier, en 100 ml, avec un tampon de feutre."], ['One coat a year along the grain; wipe it dry after a quarter of an hour.', "Une couche par an dans le sens du fil ; essuyer au bout d'un quart d'heure."], ['Oak, walnut and cutting boards', 'Chêne, noyer et planches']],
  ['mirror-driver', electrics, ['LED Driver, 24 V', 'Alimentation LED, 24 V'], 64, ['The driver behind the lit cabinet, dimming down to one percent.', "L'alimentation de l'armoire éclairée, variable jusqu'à un pour cent."], ['To be fitted by an electrician; the plug cannot be reversed.', 'À poser par un électricien ; la fiche ne peut pas être inversée.'], ['Lit mirrored cabinets', 'Armoires à glace éclairées']],
  ['seat-remote', electrics, ['Bidet Seat Remote', "Télécommande d'abattant bidet"], 72, ['Eight keys in raised relief that can be read with the fingertips.', 'Huit touches en relief, lisibles du bout des doigts.'], ['It pairs when it is held to the seat for five seconds.', "Elle s'apparie en la tenant cinq secondes contre l'abattant."], ['Heated bidet seats', 'Abattants bidet chauffants']],
  ['seat-filter', electrics, ['Bidet Seat Water Filter', "Filtre d'abattant bidet"], 29, ['It keeps scale out of the heater for about six months.', 'Il garde le tartre hors du réchauffeur pendant six mois environ.'], ['The arrow points to the seat.', "La flèche pointe vers l'abattant."], ['Heated bidet seats', 'Abattants bidet chauffants']],
];

/** What is neither screwed in nor taken out again. */
const ownTerms: Readonly<Record<string, Pick<Design, 'notes' | 'features' | 'care'>>> = {
  'aerator-key': {
    notes: [
      [
        'It fits every hidden aerator that Basin has made.',
        'Elle convient à tous les aérateurs cachés que la maison a faits.',
      ],
    ],
    features: [
      ['Cut from one sheet of stainless steel', "Découpée dans une tôle d'acier inoxydable"],
      ['Packed in paper, without plastic', 'Emballage papier, sans plastique'],
    ],
    care: ['Keep it dry; it will outlast the faucet.', 'À garder au sec : elle survivra au robinet.'],
  },
  'touch-up': {
    notes: [['One bottle lasts a vanity ten years.', 'Un flacon suffit à un meuble pour dix ans.']],
    features: [
      ['The oil of the works, nothing added', "L'huile de l'atelier, sans rien d'ajouté"],
      ['Safe on boards that touch food', 'Sans danger sur les planches de cuisine'],
      ['Packed in paper, without plastic', 'Emballage papier, sans plastique'],
    ],
    care: [
      'Dry the rags flat and outdoors: oil can heat up by itself.',
      "Sécher les chiffons à plat et dehors : l'huile peut s'échauffer d'elle-même.",
    ],
  },
};

/** Service parts that fit every collection. */
export const sharedParts: readonly Design[] = rows.map(([key, localCategory, name, price, opening, detail, fits]) => ({
  key,
  family: 'sharedPart',
  pictures: [shownAs[key] ?? shownAs[localCategory[0]] ?? 'part', 'part'],
  localCategory,
  name,
  price: [price, price],
  measures: {},
  attributes: { fits: [fits] },
  openings: [opening],
  details: [detail],
  ...ownTerms[key],
}));

/** Service parts in the look of one collection. */
export const collectionParts: readonly Design[] = [
  {
    key: 'handle-kit',
    family: 'metalPart',
    pictures: ['handle', 'part'],
    localCategory: ['Handles', 'Poignées'],
    name: ['Handle Kit', 'Poignée de rechange'],
    price: [48, 90, 2],
    measures: {},
    attributes: {
      material: [values.brass],
      fits: [['Faucets and trims of the collection', 'Robinets et façades de la collection']],
    },
    openings: [
      [
        'One handle with its screw and index button, and with {detail}.',
        'Une poignée avec sa vis et son cabochon, et avec {detail}.',
      ],
      [
        'For the handle that was lost in the move: complete, with {detail}.',
        'Pour la poignée perdue au déménagement : complète, avec {detail}.',
      ],
    ],
    details: [
      [
        'The spline has twenty teeth; turn it until it points where you want it.',
        "La cannelure a vingt dents ; la tourner jusqu'à la position voulue.",
      ],
    ],
  },
  {
    key: 'flange-kit',
    family: 'metalPart',
    pictures: ['flange', 'part'],
    localCategory: ['Flanges and Plates', 'Rosaces et plaques'],
    name: ['Flange Set', 'Jeu de rosaces'],
    price: [32, 60, 2],
    measures: { diameter: [2.25, 2.75, 0.125] },
    attributes: {
      material: [values.brass],
      fits: [['Wall-mounted basin faucets of the collection', 'Robinets de lavabo muraux de la collection']],
    },
    openings: [
      [
        'A pair of flanges, {diameter} wide; each shows {detail}.',
        'Une paire de rosaces de {diameter} ; chacune montre {detail}.',
      ],
      [
        'The plates that close the wall, {diameter} each, with {detail}.',
        'Les plaques qui ferment le mur, {diameter} chacune, avec {detail}.',
      ],
    ],
    details: [
      [
        'A foam seal inside takes up what the tile lacks.',
        'Un joint de mousse, dedans, rattrape les manques du carrelage.',
      ],
    ],
  },
  {
    key: 'spout-kit',
    form: 'spout',
    family: 'metalPart',
    pictures: ['spout', 'part'],
    localCategory: ['Spouts', 'Becs'],
    name: ['Spout Kit', 'Bec de rechange'],
    price: [120, 210, 5],
    measures: { reach: [5, 6, 0.25] },
    drawnLike: 'widespread-faucet',
    attributes: {
      material: [values.brass],
      fits: [['Widespread basin faucets of the collection', 'Robinets de lavabo à trois trous de la collection']],
    },
    openings: [
      ['The spout alone, with seals and nut: {spout}.', 'Le bec seul, avec joints et écrou : {spout}.'],
      [
        '{Spout}, to replace one that was scratched or to change the finish.',
        '{Spout}, pour remplacer un bec rayé ou changer de fini.',
      ],
    ],
    details: [['Reach {reach}. The handles stay where they are.', 'Portée : {reach}. Les poignées restent en place.']],
  },
  {
    key: 'tank-lid',
    family: 'ceramicPart',
    pictures: ['tank-lid', 'part'],
    localCategory: ['Tank Parts', 'Pièces de réservoir'],
    name: ['Tank Lid', 'Couvercle de réservoir'],
    price: [70, 120, 5],
    measures: { width: [15.5, 18, 0.25], depth: [7.5, 8.5, 0.25] },
    drawnLike: 'toilet-tank',
    attributes: { material: [values.china], fits: [['Toilet tank of the collection', 'Réservoir de la collection']] },
    openings: [
      ['The lid, which is the part that breaks, with {rim}.', 'Le couvercle, la pièce qui casse, avec {rim}.'],
      [
        'Fired with the tanks of its month, so that the colours agree, and ended in {rim}.',
        "Cuit avec les réservoirs du même mois, pour une teinte qui s'accorde, et terminé par {rim}.",
      ],
    ],
    details: [
      [
        '{Width} by {depth}; lay it on a towel, never on tile.',
        '{Width} sur {depth} ; le poser sur une serviette, jamais sur le carrelage.',
      ],
    ],
  },
  {
    key: 'spray-head',
    family: 'kitchenPart',
    pictures: ['spray-head', 'part'],
    localCategory: ['Spray Heads', 'Têtes de douchette'],
    name: ['Spray Head', 'Tête de douchette'],
    price: [78, 130, 2],
    measures: { length: [4, 5, 0.25] },
    attributes: {
      material: [values.brass],
      fits: [['Pull-down faucet of the collection', 'Robinet extractible de la collection']],
    },
    openings: [
      ['The head of the pull-down faucet, with {detail}.', 'La tête du robinet extractible, avec {detail}.'],
      ['Stream and spray on one rocker. It keeps {detail}.', 'Jet et pluie sur une bascule. Elle garde {detail}.'],
    ],
    details: [
      [
        '{Length} long; the magnet and the check valve are inside.',
        "Longue de {length} ; l'aimant et le clapet sont dedans.",
      ],
    ],
  },
  {
    key: 'kitchen-handle',
    family: 'kitchenPart',
    pictures: ['kitchen-handle', 'part'],
    localCategory: ['Handles', 'Poignées'],
    name: ['Kitchen Handle Kit', 'Poignée de robinet de cuisine'],
    price: [52, 95, 2],
    measures: {},
    attributes: {
      material: [values.brass],
      fits: [['Kitchen faucets of the collection', 'Robinets de cuisine de la collection']],
    },
    openings: [
      ['A handle for the kitchen faucet, with {detail}.', 'Une poignée pour le robinet de cuisine, avec {detail}.'],
      [
        'The kitchen handle wears first; this one has {detail} like the old.',
        "La poignée de cuisine s'use la première ; celle-ci porte {detail}, comme l'ancienne.",
      ],
    ],
    details: [
      ['Held by one set screw under a cap, 2.5 mm hex.', 'Tenue par une vis de pression sous cache, clé de 2,5 mm.'],
    ],
  },
];
