import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const inWall = { mounting: [values.concealed], material: [values.brass] };

/** Valves behind the wall, drains, and what tile needs: made once, for every collection. */
export const essentials: readonly Design[] = [
  {
    key: 'pressure-valve',
    family: 'valve',
    pictures: ['rough-in', 'part'],
    localCategory: ['Shower Valves', 'Mécanismes de douche'],
    name: ['Pressure-Balance Rough-In Valve', 'Mécanisme encastré à pression équilibrée'],
    price: [165, 165],
    kilograms: [1.3, 1.3],
    measures: { width: [5, 5], height: [5.5, 5.5], depth: [3.25, 3.25] },
    attributes: { ...inWall, connection: [['1/2 in.', '1/2 po']] },
    openings: [
      [
        'A brass body for the wall behind every Basin pressure-balance trim.',
        'Un corps de laiton pour le mur, derrière toutes les façades à pression équilibrée de la maison.',
      ],
    ],
    details: [
      [
        'Stops on both inlets let you service the cartridge without shutting off the water to the house. The guard marks a depth of {depth}.',
        "Des robinets d'arrêt sur les deux arrivées permettent de changer la cartouche sans couper l'eau de la maison. La garde marque {depth} de profondeur.",
      ],
    ],
    parts: ['pressure-cartridge', 'stop-kit'],
  },
  {
    key: 'thermostatic-valve',
    family: 'valve',
    pictures: ['rough-in', 'part'],
    localCategory: ['Shower Valves', 'Mécanismes de douche'],
    name: ['Thermostatic Rough-In Valve', 'Mécanisme thermostatique encastré'],
    price: [340, 340],
    kilograms: [2.4, 2.4],
    measures: { width: [5.5, 5.5], height: [8.5, 8.5], depth: [3.5, 3.5] },
    attributes: { ...inWall, connection: [['3/4 in.', '3/4 po']] },
    openings: [
      [
        'It holds the shower to within one degree while taps open and close elsewhere.',
        "Il tient la douche à un degré près pendant qu'on ouvre et ferme d'autres robinets.",
      ],
    ],
    details: [
      [
        'A wax element answers in less than two seconds and shuts at once if the cold fails. It feeds four outlets and is {height} high.',
        "Un élément de cire réagit en moins de deux secondes et ferme si l'eau froide manque. Il alimente quatre sorties et mesure {height} de haut.",
      ],
    ],
    parts: ['thermostatic-cartridge', 'stop-kit'],
  },
  {
    key: 'wall-faucet-valve',
    family: 'valve',
    pictures: ['rough-in', 'part'],
    localCategory: ['Faucet Valves', 'Mécanismes de robinet'],
    name: ['Wall Faucet Rough-In Valve', 'Mécanisme encastré pour robinet mural'],
    price: [190, 190],
    kilograms: [1.9, 1.9],
    measures: { width: [9.5, 9.5], height: [3, 3], depth: [2.75, 2.75] },
    attributes: { ...inWall, connection: [['1/2 in.', '1/2 po']] },
    openings: [
      [
        'Two quarter-turn valves and an outlet on one bar, level by construction.',
        'Deux robinets au quart de tour et une sortie sur une même barre, de niveau par construction.',
      ],
    ],
    details: [
      [
        'It is fixed to the studs before the wall is closed; the trim follows when the tile is done. Depth {depth}.',
        "Il se fixe à l'ossature avant de fermer le mur ; la façade suit après le carrelage. Profondeur : {depth}.",
      ],
    ],
    parts: ['quarter-turn-cartridge'],
    services: ['install-faucet'],
  },
  {
    key: 'tub-filler-valve',
    family: 'valve',
    pictures: ['rough-in', 'part'],
    localCategory: ['Tub Filler Valves', 'Mécanismes de baignoire'],
    name: ['Tub Filler Rough-In', 'Ensemble encastré pour robinet de baignoire'],
    price: [280, 280],
    kilograms: [3.6, 3.6],
    measures: { width: [8, 8], height: [5, 5], depth: [4, 4] },
    attributes: {
      mounting: [values.floor, values.deck],
      material: [values.brass],
      connection: [['3/4 in.', '3/4 po']],
    },
    openings: [
      [
        'The hidden half of a tub filler on floor or deck: one bracket with both supplies.',
        "La moitié cachée d'un robinet de baignoire, au sol ou sur plage : une platine et les deux arrivées.",
      ],
    ],
    details: [
      [
        'The bracket takes 220 lb of leaning without giving way and allows for floors up to {depth} thick.',
        "La platine supporte un appui de 100 kg sans céder et admet des sols jusqu'à {depth} d'épaisseur.",
      ],
    ],
    parts: ['quarter-turn-cartridge', 'stop-kit'],
    services: ['install-tub'],
  },
  {
    key: 'tank-carrier',
    notes: [
      [
        'It goes in with the pipes and is not seen again; the flush plate, in polished chrome, is in the box.',
        'Il se pose avec les tuyaux et ne se revoit plus ; la plaque de commande, en chrome poli, est fournie.',
      ],
    ],
    features: [
      ['Steel frame, powder-coated against rust', "Cadre d'acier thermolaqué"],
      ['Tested to a load of 880 lb', 'Essayé sous une charge de 400 kg'],
      ['Tank insulated against condensation', 'Réservoir isolé contre la condensation'],
      ['Every seal reached through the flush plate', 'Chaque joint accessible par la plaque de commande'],
      ['Legs adjust to a floor not yet laid', 'Pieds réglables pour un sol encore à poser'],
    ],
    care: [
      'Fill valve and seal are changed through the flush plate, without opening the wall.',
      'Le robinet flotteur et le joint se changent par la plaque de commande, sans ouvrir le mur.',
    ],
    family: 'valve',
    pictures: ['carrier', 'part'],
    localCategory: ['In-Wall Carriers', 'Bâtis-supports'],
    name: ['In-Wall Tank and Carrier', 'Bâti-support avec réservoir'],
    price: [460, 460],
    kilograms: [15, 15],
    measures: { width: [19.75, 19.75], height: [45, 45], depth: [4.75, 4.75] },
    attributes: {
      mounting: [values.concealed],
      material: [['Powder-coated steel', 'Acier thermolaqué']],
      connection: [['1/2 in.', '1/2 po']],
    },
    openings: [
      [
        'A steel frame and an insulated tank that vanish in a 2 x 6 in. wall.',
        "Un cadre d'acier et un réservoir isolé, qui disparaissent entre des montants de 14 cm.",
      ],
    ],
    details: [
      [
        'It is adjusted from the front, and everything inside is reached through the flush plate. Frame height {height}.',
        "Il se règle par l'avant, et tout l'intérieur s'atteint par la plaque de commande. Hauteur du cadre : {height}.",
      ],
    ],
    parts: ['flush-valve', 'fill-valve', 'flush-plate-frame'],
    services: ['install-toilet'],
  },
  {
    key: 'pop-up-drain',
    family: 'drain',
    pictures: ['push-drain', 'drain'],
    localCategory: ['Basin Drains', 'Bondes de lavabo'],
    name: ['Push Drain with Overflow', 'Bonde à pression avec trop-plein'],
    price: [65, 65],
    kilograms: [0.6, 0.6],
    measures: { diameter: [2.625, 2.625], height: [8, 8] },
    attributes: { material: [values.brass], connection: [['1 1/4 in.', '1 1/4 po']] },
    openings: [
      [
        'Press to close, press to open. For basins that have an overflow.',
        'Une pression ferme, une pression ouvre. Pour les lavabos à trop-plein.',
      ],
    ],
    details: [
      [
        'The cap, {diameter} wide, lifts out with the hair it has caught; no rod runs behind the basin.',
        'Le bouchon, large de {diameter}, se retire avec les cheveux retenus ; aucune tirette ne passe derrière le lavabo.',
      ],
    ],
    parts: ['drain-seal'],
  },
  {
    key: 'grid-drain',
    family: 'drain',
    pictures: ['grid-drain', 'drain'],
    localCategory: ['Basin Drains', 'Bondes de lavabo'],
    name: ['Open Grid Drain', 'Bonde à grille ouverte'],
    price: [55, 55],
    kilograms: [0.5, 0.5],
    measures: { diameter: [2.625, 2.625], height: [7.5, 7.5] },
    attributes: { material: [values.brass], connection: [['1 1/4 in.', '1 1/4 po']] },
    openings: [
      [
        'A grid that never closes, for vessels without an overflow.',
        'Une grille qui ne se ferme jamais, pour les vasques sans trop-plein.',
      ],
    ],
    details: [
      [
        'The holes are countersunk so that water does not stand in them. Flange {diameter}.',
        "Les trous sont fraisés : l'eau n'y stagne pas. Collerette de {diameter}.",
      ],
    ],
    parts: ['drain-seal'],
  },
  {
    key: 'tub-drain',
    family: 'drain',
    pictures: ['tub-drain', 'drain'],
    localCategory: ['Tub Drains', 'Vidages de baignoire'],
    name: ['Tub Drain with Overflow', 'Vidage de baignoire avec trop-plein'],
    price: [210, 210],
    kilograms: [1.8, 1.8],
    measures: { diameter: [2.875, 2.875], height: [26, 26] },
    attributes: { material: [values.brass], connection: [['1 1/2 in.', '1 1/2 po']] },
    openings: [
      [
        'Drain, overflow and brass pipe in one kit; closed by the toe.',
        'Bonde, trop-plein et tube de laiton en un jeu ; se ferme du bout du pied.',
      ],
    ],
    details: [
      [
        'The overflow plate sits flat on cast stone and enamel alike and serves tubs up to {height} high.',
        "La rosace du trop-plein pose à plat sur la pierre comme sur l'émail et sert les baignoires jusqu'à {height} de haut.",
      ],
    ],
    parts: ['drain-seal'],
  },
  {
    key: 'bottle-trap',
    family: 'drain',
    pictures: ['trap', 'drain'],
    localCategory: ['Traps', 'Siphons'],
    name: ['Bottle Trap', 'Siphon bouteille'],
    price: [120, 120],
    kilograms: [1.1, 1.1],
    measures: { diameter: [2.75, 2.75], height: [6, 6], length: [12, 12] },
    attributes: { material: [values.brass], connection: [['1 1/4 in.', '1 1/4 po']] },
    openings: [
      [
        'A trap that may be seen: one cylinder, one pipe, one flange.',
        'Un siphon qui peut se voir : un cylindre, un tube, une rosace.',
      ],
    ],
    details: [
      [
        'The cup unscrews by hand for the ring that fell in. The wall pipe can be cut from {length}.',
        'Le godet se dévisse à la main pour la bague tombée dedans. Le tube mural se recoupe depuis {length}.',
      ],
    ],
    parts: ['drain-seal'],
  },
  {
    key: 'basket-strainer',
    family: 'drain',
    section: ['Kitchen', 'Cuisine'],
    brand: 'Oake & Rill',
    pictures: ['strainer', 'drain'],
    localCategory: ['Sink Strainers', "Bondes d'évier"],
    name: ['Basket Strainer', 'Bonde à panier'],
    price: [75, 75],
    kilograms: [0.7, 0.7],
    measures: { diameter: [4.5, 4.5], height: [4, 4] },
    attributes: { material: [values.brass], connection: [['3 1/2 in. outlet', 'Perçage de 3 1/2 po']] },
    openings: [
      [
        'A deep basket that seals when it is turned and strains when it is not.',
        'Un panier profond : tourné, il ferme ; libre, il filtre.',
      ],
    ],
    details: [
      [
        'The flange, {diameter} wide, takes sinks from steel sheet to thick fireclay.',
        "La collerette, large de {diameter}, convient de la tôle d'acier au grès épais.",
      ],
    ],
    parts: ['drain-seal'],
  },
  ...inVersions(
    {
      key: 'linear-drain',
      features: [
        ['Stainless steel, polished at the welds', 'Acier inoxydable, soudures polies'],
        ['Hair trap lifts out without tools', 'Piège à cheveux amovible sans outil'],
        ['Flange ready for any sealing membrane', "Collerette prête pour toute membrane d'étanchéité"],
        ['Legs adjust to the depth of the screed', "Pieds réglables à l'épaisseur de la chape"],
        ['Finish laid on in a vacuum', 'Fini déposé sous vide'],
      ],
      family: 'drain',
      pictures: ['linear-drain', 'drain'],
      localCategory: ['Shower Drains', 'Siphons de douche'],
      name: ['Linear Shower Drain', 'Caniveau de douche'],
      attributes: { material: [values.steel], mounting: [values.floor], connection: [['2 in.', '2 po']] },
      openings: [
        [
          'A slot of {length} across the shower, so that the floor falls one way and large tile stays whole.',
          "Une fente de {length} en travers de la douche : le sol n'a qu'une pente et le grand carreau reste entier.",
        ],
      ],
      details: [
        [
          'The channel is {depth} deep and drawn from one sheet; its cover turns over to take a strip of tile.',
          "Le canal, profond de {depth}, est tiré d'une seule tôle ; son couvercle se retourne pour recevoir une bande de carrelage.",
        ],
      ],
      parts: ['drain-seal'],
    },
    [
      {
        suffix: '24',
        named: [', 24 in.', ', 61 cm'],
        price: [320, 320],
        kilograms: [3, 3],
        measures: { length: [24, 24], width: [2.75, 2.75], depth: [3, 3] },
      },
      {
        suffix: '36',
        named: [', 36 in.', ', 91 cm'],
        price: [390, 390],
        kilograms: [4.2, 4.2],
        measures: { length: [36, 36], width: [2.75, 2.75], depth: [3, 3] },
      },
    ],
  ),
  {
    key: 'side-spray',
    category: ['Kitchen Accessories', 'Accessoires de cuisine'],
    features: [
      ['Body of solid brass', 'Corps en laiton massif'],
      ['Finish laid on in a vacuum', 'Fini déposé sous vide'],
      ['Silicone nozzles that are rubbed clean', "Buses de silicone qui se nettoient d'un frottement"],
      ['Check valve against soapy water in the line', "Clapet contre le retour d'eau savonneuse"],
      ['Fits the common 1 3/8 in. hole', 'Convient au perçage courant de 35 mm'],
    ],
    family: 'drain',
    section: ['Kitchen', 'Cuisine'],
    brand: 'Oake & Rill',
    pictures: ['side-spray', 'part'],
    localCategory: ['Side Sprays', 'Douchettes latérales'],
    name: ['Kitchen Side Spray', 'Douchette latérale de cuisine'],
    price: [140, 140],
    kilograms: [0.8, 0.8],
    measures: { height: [6, 6], hole: [1.375, 1.375] },
    attributes: { material: [values.brass], mounting: [values.deck] },
    openings: [
      [
        'A brass spray in its own hole, for bridge faucets that have no hose.',
        'Une douchette de laiton dans son propre perçage, pour les robinets à pont sans flexible.',
      ],
    ],
    details: [
      [
        'The trigger locks; the hose gives 48 in. It stands {height} high in its ring.',
        'La gâchette se bloque ; le flexible donne 1,2 m. Elle dépasse de {height} dans sa bague.',
      ],
    ],
    parts: ['spray-hose'],
  },
  {
    key: 'tile-sealer',
    brand: 'Terrane',
    family: 'tileCare',
    pictures: ['sealer', 'part'],
    localCategory: ['Sealers', 'Protecteurs'],
    name: ['Penetrating Sealer, 1 L', 'Imprégnateur, 1 L'],
    price: [58, 58],
    kilograms: [1.1, 1.1],
    measures: { height: [9, 9] },
    openings: [
      [
        'A solvent-borne sealer that goes into stone and crackle glaze and leaves no film.',
        "Un imprégnateur à solvant, qui pénètre la pierre et l'émail craquelé sans laisser de film.",
      ],
    ],
    details: [
      [
        'One litre treats 150 square feet twice. Wipe off what has not gone in after ten minutes.',
        "Un litre traite 14 m² en deux couches. Essuyer au bout de dix minutes ce qui n'a pas pénétré.",
      ],
    ],
  },
  {
    key: 'fine-grout',
    brand: 'Terrane',
    family: 'tileCare',
    pictures: ['grout', 'part'],
    localCategory: ['Grout', 'Mortiers de jointoiement'],
    name: ['Fine Grout, 4.5 kg', 'Joint fin, 4,5 kg'],
    price: [42, 42],
    kilograms: [4.5, 4.5],
    measures: { height: [11, 11] },
    openings: [
      [
        'Unsanded grout for joints of 1/16 to 1/8 in., in a grey that goes with every Basin glaze.',
        'Un joint sans sable, de 1 à 3 mm, dans un gris accordé à tous les émaux de la maison.',
      ],
    ],
    details: [
      [
        'It stays workable for forty minutes and does not scratch a gloss surface. One bag does 60 square feet of 3 x 6 in. tile.',
        'Il se travaille quarante minutes et ne raye pas une surface brillante. Un sac suffit à 5,5 m² de carreaux 7,5 × 15 cm.',
      ],
    ],
  },
  {
    key: 'stone-soap',
    brand: 'Terrane',
    family: 'tileCare',
    pictures: ['soap', 'part'],
    localCategory: ['Cleaners', 'Nettoyants'],
    name: ['Stone Soap, 1 L', 'Savon pour pierre, 1 L'],
    price: [28, 28],
    kilograms: [1.1, 1.1],
    measures: { height: [9, 9] },
    openings: [
      [
        'A neutral soap for marble, limestone and terrazzo, and for everything else too.',
        'Un savon neutre pour le marbre, le calcaire et le terrazzo, et pour tout le reste aussi.',
      ],
    ],
    details: [
      [
        'Two capfuls to a bucket. It is not rinsed, and feeds the surface a little each time.',
        'Deux bouchons par seau. Il ne se rince pas et nourrit un peu la surface à chaque fois.',
      ],
    ],
  },
];
