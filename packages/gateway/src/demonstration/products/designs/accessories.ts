import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const fixed = { mounting: [values.wall], material: [values.brass] };

/** What is screwed to the bathroom wall. */
export const accessories: readonly Design[] = [
  ...inVersions(
    {
      key: 'towel-bar',
      family: 'accessory',
      pictures: ['towel-bar'],
      localCategory: ['Towel Bars', 'Porte-serviettes'],
      name: ['Towel Bar', 'Porte-serviettes'],
      attributes: { ...fixed, load: [['33 lb', '15 kg']] },
      openings: [
        ['A bar between two posts, each with {detail}.', 'Une barre entre deux consoles, chacune avec {detail}.'],
        [
          'It carries a folded bath sheet, and at each end {detail}.',
          'Il porte un drap de bain plié et, à chaque bout, {detail}.',
        ],
        [
          'Straight, level, and long enough for a towel to dry flat. Each post has {detail}.',
          "Droit, de niveau, assez long pour qu'une serviette y sèche à plat. Chaque console porte {detail}.",
        ],
      ],
      details: [
        [
          'The bar turns out of its sockets for polishing; the posts stand {projection} from the wall.',
          'La barre se dévisse de ses logements pour le polissage ; les consoles avancent de {projection}.',
        ],
        [
          '{Length} between centres, on concealed fixings that are tightened from below.',
          "{Length} d'entraxe, sur des fixations cachées qui se serrent par le dessous.",
        ],
        [
          'The plates bear the load, not the screws: the posts slide over them and lock.',
          "Les platines portent la charge, non les vis : les consoles s'y glissent et s'y bloquent.",
        ],
      ],
    },
    [
      {
        suffix: '18',
        named: [', 18 in.', ', 46 cm'],
        price: [95, 160, 5],
        kilograms: [0.8, 1.1, 0.1],
        measures: { length: [18, 18], projection: [2.5, 3.5, 0.25] },
      },
      {
        suffix: '24',
        named: [', 24 in.', ', 61 cm'],
        price: [105, 180, 5],
        kilograms: [0.9, 1.3, 0.1],
        measures: { length: [24, 24], projection: [2.5, 3.5, 0.25] },
      },
      {
        suffix: '30',
        named: [', 30 in.', ', 76 cm'],
        price: [120, 200, 5],
        kilograms: [1.1, 1.5, 0.1],
        measures: { length: [30, 30], projection: [2.5, 3.5, 0.25] },
      },
    ],
  ),
  {
    key: 'towel-ring',
    family: 'accessory',
    pictures: ['towel-ring', 'towel-bar'],
    localCategory: ['Towel Rings', 'Anneaux porte-serviettes'],
    name: ['Towel Ring', 'Anneau porte-serviettes'],
    price: [75, 130, 5],
    kilograms: [0.5, 0.8, 0.1],
    measures: { diameter: [6, 7, 0.25], projection: [2, 3, 0.25] },
    attributes: { ...fixed, load: [['11 lb', '5 kg']] },
    shape: values.round,
    openings: [
      [
        'A ring for the hand towel, hung from a post with {detail}.',
        "Un anneau pour l'essuie-mains, pendu à une console avec {detail}.",
      ],
      [
        'It swings a little and always comes to rest straight, under a post with {detail}.',
        'Il se balance un peu et revient toujours droit, sous une console avec {detail}.',
      ],
    ],
    details: [
      [
        '{Diameter} across, from a solid rod bent cold and closed without a visible weld.',
        '{Diameter} de large, en tige pleine cintrée à froid et fermée sans soudure visible.',
      ],
      [
        'A hidden nylon bush keeps it from scratching its post.',
        "Une bague de nylon cachée l'empêche de rayer sa console.",
      ],
    ],
  },
  {
    key: 'robe-hook',
    family: 'accessory',
    pictures: ['hook', 'towel-bar'],
    localCategory: ['Robe Hooks', 'Patères'],
    name: ['Robe Hook', 'Patère'],
    price: [45, 85, 5],
    kilograms: [0.2, 0.4, 0.1],
    measures: { height: [2, 3, 0.25], projection: [1.75, 2.5, 0.25] },
    attributes: { ...fixed, load: [['22 lb', '10 kg']] },
    openings: [
      ['One hook, one robe. Against the wall it shows {detail}.', 'Une patère, un peignoir. Contre le mur, {detail}.'],
      [
        'Small enough to be set in a row of five, each with {detail}.',
        'Assez petite pour se poser par cinq, chacune avec {detail}.',
      ],
    ],
    details: [
      [
        'It stands out {projection}; the tip is eased and marks no cloth.',
        'Elle avance de {projection} ; son bout est adouci et ne marque pas le tissu.',
      ],
      ['One screw and a pin that stops it from turning.', "Une vis, et une goupille qui l'empêche de tourner."],
    ],
  },
  {
    key: 'paper-holder',
    family: 'accessory',
    pictures: ['paper-holder', 'towel-bar'],
    localCategory: ['Paper Holders', 'Porte-papier'],
    name: ['Paper Holder', 'Porte-papier'],
    price: [65, 115, 5],
    kilograms: [0.4, 0.7, 0.1],
    measures: { width: [6, 7, 0.25], projection: [2.5, 3.25, 0.25] },
    attributes: fixed,
    openings: [
      [
        'An open arm, so that a roll is changed with one hand. Where it starts, {detail}.',
        "Un bras ouvert : on change de rouleau d'une main. Au départ, {detail}.",
      ],
      [
        'The arm turns up at its end by the thickness of a coin. At the wall, {detail}.',
        "Le bras se relève au bout de l'épaisseur d'une pièce. Au mur, {detail}.",
      ],
    ],
    details: [
      [
        '{Width} wide; it can be fixed to the left or the right of the seat.',
        'Large de {width} ; il se fixe à gauche ou à droite du siège.',
      ],
      [
        'It stands out {projection}, less than the roll it bears.',
        "Il avance de {projection}, moins que le rouleau qu'il porte.",
      ],
    ],
  },
  {
    key: 'glass-shelf',
    family: 'accessory',
    pictures: ['shelf', 'towel-bar'],
    localCategory: ['Shelves', 'Tablettes'],
    name: ['Glass Shelf', 'Tablette de verre'],
    price: [140, 230, 5],
    kilograms: [2, 2.8, 0.1],
    measures: { length: [20, 24, 1], depth: [4.5, 5.5, 0.25] },
    attributes: { mounting: [values.wall], material: [values.glass], load: [['18 lb', '8 kg']] },
    openings: [
      [
        'Tempered glass with ground edges, borne by two posts with {detail}.',
        'Un verre trempé aux chants polis, porté par deux consoles avec {detail}.',
      ],
      [
        'A shelf that almost is not there; the eye finds only {detail}.',
        "Une tablette presque absente ; l'œil ne trouve qu'un détail : {detail}.",
      ],
    ],
    details: [
      [
        'The glass lifts out for washing and measures {length} by {depth}.',
        'Le verre se soulève pour être lavé et mesure {length} sur {depth}.',
      ],
      [
        'A raised rail, 1/2 in. high, keeps bottles from walking over the edge.',
        'Une galerie haute de 12 mm retient les flacons.',
      ],
    ],
  },
  ...inVersions(
    {
      key: 'grab-bar',
      madeAlike: true, // the hand must close around it
      features: [
        ['Three screws at each flange, under a cover', 'Trois vis à chaque rosace, sous un cache'],
        ['Core of stainless steel', "Âme d'acier inoxydable"],
        ['Level marked on the paper template', 'Niveau marqué sur le gabarit'],
        [
          'Salt spray test that stands for twenty years by the sea',
          'Essai au brouillard salin valant vingt ans de bord de mer',
        ],
        ['Room for the knuckles behind', 'La place des doigts derrière'],
      ],
      parts: [],
      family: 'accessory',
      pictures: ['grab-bar', 'towel-bar'],
      localCategory: ['Grab Bars', "Barres d'appui"],
      name: ['Grab Bar', "Barre d'appui"],
      attributes: {
        mounting: [values.wall],
        material: [values.steel],
        accessible: [values.yes],
        load: [['500 lb', '225 kg']],
      },
      openings: [
        [
          'Safety without the look of a hospital: at each end the bar has {detail}.',
          "La sécurité sans l'air d'hôpital : à chaque bout, la barre porte {detail}.",
        ],
        [
          'To be held when rising, stepping or turning. At both ends, {detail}.',
          'À tenir pour se lever, enjamber ou se tourner. Aux deux bouts, {detail}.',
        ],
        [
          'It looks like the towel bar beside it, and holds a grown person. At the flanges, {detail}.',
          'Elle ressemble au porte-serviettes voisin, et retient un adulte. Aux rosaces, {detail}.',
        ],
      ],
      details: [
        [
          'A core of steel, 1 1/4 in. thick, fixed by three screws at each flange.',
          "Une âme d'acier de 32 mm de diamètre, fixée par trois vis à chaque rosace.",
        ],
        [
          'It is {length} long, and 1 1/2 in. stay free between bar and wall, as the standard asks.',
          'Longue de {length}, elle laisse 38 mm libres entre barre et mur, comme la norme le demande.',
        ],
      ],
    },
    [
      {
        suffix: '18',
        named: [', 18 in.', ', 46 cm'],
        price: [120, 200, 5],
        kilograms: [1.4, 1.9, 0.1],
        measures: { length: [18, 18], projection: [3, 3] },
      },
      {
        suffix: '36',
        named: [', 36 in.', ', 91 cm'],
        price: [150, 250, 5],
        kilograms: [2.2, 2.8, 0.1],
        measures: { length: [36, 36], projection: [3, 3] },
      },
    ],
  ),
];
