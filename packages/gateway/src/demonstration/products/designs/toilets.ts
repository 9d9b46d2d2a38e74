import { inVersions, type Design } from '../design.ts';
import { values } from '../values.ts';

const china = { material: [values.china], bowlShape: [values.elongated] };

/** Toilets, their two pieces sold apart, and seats. */
export const toilets: readonly Design[] = [
  {
    key: 'toilet-seat',
    family: 'seat',
    pictures: ['toilet-seat', 'bidet-seat'],
    localCategory: ['Toilet Seats', 'Abattants'],
    name: ['Slow-Close Toilet Seat', 'Abattant à descente lente'],
    price: [85, 165, 5],
    kilograms: [2.2, 3, 0.1],
    measures: { length: [18, 18.5, 0.25], width: [14, 14.5, 0.25] },
    attributes: {
      closing: [values.slow],
      bowlShape: [values.elongated],
      material: [['Thermoset resin', 'Résine thermodurcie']],
    },
    openings: [
      [
        'A seat that takes up the line of the bowl, under {lid}.',
        'Un siège qui reprend la ligne de la cuvette, sous {lid}.',
      ],
      [
        'It closes by itself and without a sound. Seen from above, it is {lid}.',
        "Il se ferme seul et sans bruit. Vu d'en haut, c'est {lid}.",
      ],
    ],
    details: [
      [
        'The hinges unclip with two buttons, so the whole seat can be carried to the basin and washed.',
        'Les charnières se libèrent par deux boutons : le siège entier se lave au lavabo.',
      ],
      [
        'It fits elongated bowls, is {length} long from hinge to tip and bears 440 lb.',
        'Il convient aux cuvettes allongées, mesure {length} de la charnière au bout et porte 200 kg.',
      ],
    ],
  },
  {
    key: 'toilet-bowl',
    flows: [],
    parts: ['tank-gasket', 'floor-gasket'],
    features: [
      ['Passes 1,000 g in the flush test', "Évacue 1 000 g à l'essai de chasse"],
      ['Trapway fully glazed', 'Siphon entièrement émaillé'],
      ['Two-bolt fixing hidden by caps', 'Fixation à deux boulons sous cache'],
      ['Takes the tank of the same collection', 'Reçoit le réservoir de la même collection'],
      ['Seat holes on the usual centres', "Perçages d'abattant à l'entraxe courant"],
    ],
    family: 'toilet',
    pictures: ['toilet-bowl'],
    localCategory: ['Toilet Bowls', 'Cuvettes'],
    name: ['Toilet Bowl', 'Cuvette de toilette'],
    price: [260, 420, 5],
    kilograms: [22, 27, 0.5],
    measures: { depth: [27, 29, 0.25], width: [14, 15, 0.25], seatHeight: [16.5, 17.5, 0.25], roughIn: [12, 12] },
    attributes: { ...china, mounting: [values.floor] },
    openings: [
      [
        'The lower half of the two-piece toilet, with its sides closed over the trap and {rim}.',
        'La moitié basse de la toilette en deux pièces : flancs fermés sur le siphon et {rim}.',
      ],
      [
        'A bowl with covered sides. At the top it closes in {rim}.',
        'Une cuvette aux flancs couverts. En haut, elle se ferme par {rim}.',
      ],
    ],
    details: [
      [
        'The seat comes to {seatHeight}, the height of a chair.',
        "L'assise est à {seatHeight}, la hauteur d'une chaise.",
      ],
      [
        'The rim is open underneath and glazed, with no hidden channel to scrub.',
        'Le bord est ouvert et émaillé dessous, sans canal caché à frotter.',
      ],
    ],
  },
  {
    key: 'toilet-tank',
    notes: [
      [
        'It fits the bowl of the same collection, and no other.',
        'Il convient à la cuvette de la même collection, et à elle seule.',
      ],
      [
        'The lid is fired with its tank, so that the two fit.',
        'Le couvercle cuit avec son réservoir : les deux vont ensemble.',
      ],
    ],
    parts: ['tank-lid', 'fill-valve', 'flush-valve', 'flush-seal', 'tank-gasket'],
    features: [
      ['Lined against condensation', 'Doublage anti-condensation'],
      ['Flush control in polished chrome', 'Commande de chasse en chrome poli'],
      ['Quiet filling from below', 'Remplissage silencieux par le bas'],
      ['Bolts and gasket in the box', 'Boulons et joint fournis'],
      ['{Flush} to a flush', '{Flush} par chasse'],
    ],
    family: 'toilet',
    pictures: ['toilet-tank'],
    localCategory: ['Toilet Tanks', 'Réservoirs'],
    name: ['Toilet Tank', 'Réservoir de toilette'],
    price: [190, 310, 5],
    kilograms: [13, 16, 0.5],
    measures: { width: [15, 17.5, 0.25], depth: [7, 8, 0.25], height: [13, 15, 0.25] },
    attributes: { material: [values.china] },
    flows: [1.28, 1.28, 1.6],
    openings: [
      [
        'The upper half: a slender tank whose lid repeats {rim}.',
        'La moitié haute : un réservoir mince dont le couvercle reprend {rim}.',
      ],
      [
        '{Width} wide and closed by a lid with {rim}.',
        'Un réservoir large de {width}, fermé par un couvercle qui porte {rim}.',
      ],
    ],
    details: [
      [
        'A wide flush valve lets go of {flush} in a single column.',
        'Une large soupape libère {flush} en une seule colonne.',
      ],
      [
        'It is lined against condensation and stands {depth} deep.',
        "Il est doublé contre la condensation et n'a que {depth} de profondeur.",
      ],
    ],
  },
  {
    key: 'two-piece-toilet',
    parts: ['tank-lid', 'fill-valve', 'flush-valve', 'tank-gasket', 'floor-gasket', 'seat-hinge'],
    family: 'toilet',
    pictures: ['toilet'],
    localCategory: ['Two-Piece Toilets', 'Toilettes en deux pièces'],
    name: ['Two-Piece Toilet', 'Toilette en deux pièces'],
    price: [520, 820, 5],
    kilograms: [37, 44, 0.5],
    measures: {
      depth: [27, 29, 0.25],
      width: [15, 17.5, 0.25],
      height: [29, 31, 0.25],
      seatHeight: [16.5, 17.5, 0.25],
      roughIn: [12, 12],
    },
    attributes: { ...china, mounting: [values.floor] },
    flows: [1.28, 1.28, 1.6],
    openings: [
      [
        'Bowl, tank and seat in one order, joined by one line: {rim}.',
        'Cuvette, réservoir et abattant en une commande, réunis par une même ligne : {rim}.',
      ],
      [
        'Two pieces of china that read as one. The eye follows {rim} from bowl to lid.',
        "Deux pièces de porcelaine qui n'en font qu'une à l'œil : {rim}, de la cuvette au couvercle.",
      ],
    ],
    details: [
      [
        'It clears with {flush}, for a rough-in of {roughIn}.',
        'La chasse emploie {flush}, pour une évacuation à {roughIn} du mur.',
      ],
      [
        'The set is {height} high; tank and bowl come in two boxes that one person can carry.',
        "L'ensemble mesure {height} de haut ; réservoir et cuvette arrivent en deux caisses qu'une personne peut porter.",
      ],
    ],
    bundle: [
      { key: 'toilet-bowl', quantity: 1, group: ['Bowl', 'Cuvette'] },
      { key: 'toilet-tank', quantity: 1, group: ['Tank', 'Réservoir'] },
      { key: 'toilet-seat', quantity: 1, group: ['Seat', 'Abattant'] },
    ],
  },
  {
    key: 'one-piece-toilet',
    features: [
      ['Passes 1,000 g in the flush test', "Évacue 1 000 g à l'essai de chasse"],
      ['Trapway fully glazed', 'Siphon entièrement émaillé'],
      ['Two-bolt fixing hidden by caps', 'Fixation à deux boulons sous cache'],
      ['Flush button in the lid', 'Bouton de chasse dans le couvercle'],
      ['Slow-close seat included', 'Abattant à descente lente fourni'],
    ],
    family: 'toilet',
    pictures: ['one-piece-toilet', 'toilet'],
    localCategory: ['One-Piece Toilets', 'Toilettes monopièces'],
    name: ['One-Piece Toilet', 'Toilette monopièce'],
    price: [780, 1280, 10],
    kilograms: [40, 47, 0.5],
    measures: {
      depth: [27, 29, 0.25],
      width: [14.5, 16, 0.25],
      height: [26, 28.5, 0.25],
      seatHeight: [16.5, 17.5, 0.25],
      roughIn: [12, 12],
    },
    attributes: { ...china, mounting: [values.floor] },
    openings: [
      [
        'One piece of china with no joint between tank and bowl, closed by {rim}.',
        'Une seule pièce de porcelaine, sans joint entre réservoir et cuvette, terminée par {rim}.',
      ],
      [
        'Nothing to clean between tank and bowl, for there is nothing between. On top, {rim}.',
        "Rien à nettoyer entre réservoir et cuvette, puisqu'il n'y a rien entre eux. Au sommet, {rim}.",
      ],
    ],
    details: [
      [
        'The siphon clears the bowl with {flush} at the volume of a spoken word.',
        "Le siphon vide la cuvette avec {flush}, au volume d'une voix.",
      ],
      [
        'It comes with its seat and stands {height} high, under most windowsills.',
        'Elle est livrée avec son abattant et ne mesure que {height} : elle passe sous la plupart des fenêtres.',
      ],
    ],
  },
  {
    key: 'wall-hung-toilet',
    notes: [
      [
        'The glaze is fired twice on the inside, where it is brushed most.',
        "L'intérieur est émaillé et cuit deux fois, là où passe la brosse.",
      ],
      ['The bolts for the carrier are in the box.', 'Les tiges filetées pour le bâti sont fournies.'],
    ],
    parts: ['flush-valve', 'fill-valve', 'flush-plate-frame', 'seat-hinge'],
    features: [
      ['Hangs at 15 to 19 in., as the family asks', 'Se fixe de 38 à 48 cm, selon la famille'],
      ['Fixing bolts covered by caps', 'Boulons de fixation sous cache'],
      ['Rimless bowl, glazed to the last edge', "Cuvette sans bride, émaillée jusqu'au dernier bord"],
      ['Two volumes of flush', 'Deux volumes de chasse'],
      ['Slow-close seat included', 'Abattant à descente lente fourni'],
    ],
    family: 'toilet',
    pictures: ['wall-toilet', 'toilet'],
    localCategory: ['Wall-Hung Toilets', 'Toilettes suspendues'],
    name: ['Wall-Hung Toilet', 'Toilette suspendue'],
    price: [560, 920, 5],
    kilograms: [21, 26, 0.5],
    measures: { depth: [20.5, 22.5, 0.25], width: [14, 15, 0.25], height: [12.5, 14, 0.25] },
    attributes: { ...china, mounting: [values.wall] },
    flows: [1.28],
    openings: [
      [
        'It hangs at the height you choose, over a floor that is mopped in one pass, and ends in {rim}.',
        "Elle se fixe à la hauteur voulue, au-dessus d'un sol lavé en un passage, et se termine par {rim}.",
      ],
      [
        'The tank is in the wall. In the room there is only a bowl, and {rim}.',
        "Le réservoir est dans le mur. Dans la pièce, il n'y a qu'une cuvette et {rim}.",
      ],
    ],
    details: [
      [
        'It stands out {depth} and is borne by a steel carrier tested to 880 lb.',
        "Elle avance de {depth} et repose sur un bâti d'acier essayé à 400 kg.",
      ],
      [
        'A long press clears with {flush}; a short one uses two thirds of that.',
        "Une pression longue libère {flush} ; une courte n'en prend que les deux tiers.",
      ],
    ],
    required: ['tank-carrier'],
  },
  ...inVersions(
    {
      key: 'bidet-seat',
      family: 'seat',
      pictures: ['bidet-seat'],
      category: ['Bidet Seats', 'Abattants bidet'],
      localCategory: ['Bidet Seats', 'Abattants bidet'],
      name: ['Bidet Seat', 'Abattant bidet'],
      openings: [
        [
          'A seat with a wand of warm water, no thicker than it must be, under {lid}.',
          "Un abattant avec une canule d'eau tiède, aussi mince que possible, sous {lid}.",
        ],
        [
          'Warm water, adjustable in place and pressure, under {lid}.',
          "De l'eau tiède, réglable en position et en pression, sous {lid}.",
        ],
      ],
      details: [
        ['The wand rinses itself before and after each use.', 'La canule se rince avant et après chaque usage.'],
        [
          'It fits elongated bowls, is {length} long in all and lifts off in one move for cleaning.',
          "Il convient aux cuvettes allongées, mesure {length} hors tout et s'enlève d'un geste pour le nettoyage.",
        ],
      ],
    },
    [
      {
        suffix: 'manual',
        parts: ['seat-hinge'],
        openings: [
          [
            'A seat with a wand of fresh water, worked by a lever and no current, under {lid}.',
            "Un abattant avec une canule d'eau fraîche, à levier et sans courant, sous {lid}.",
          ],
          [
            'Water where it is wanted, without a plug, under {lid}.',
            "De l'eau là où il en faut, sans prise de courant, sous {lid}.",
          ],
        ],
        named: [', Manual', ', manuel'],
        price: [140, 240, 5],
        kilograms: [3, 4, 0.1],
        measures: { length: [18.5, 19, 0.25], width: [14.5, 15, 0.25] },
        attributes: {
          closing: [values.slow],
          bowlShape: [values.elongated],
          material: [['Polypropylene', 'Polypropylène']],
          power: [['None', 'Aucune']],
          functions: [['Front and rear wash', 'Lavage avant et arrière']],
        },
      },
      {
        suffix: 'heated',
        care: [
          'Pull the plug first. Mild soap and a soft cloth, well wrung; what cleans the bowl must not touch the lid.',
          "Débrancher d'abord. Savon doux et linge souple bien essoré ; ce qui nettoie la cuvette ne doit pas toucher le couvercle.",
        ],
        pictures: ['heated-seat', 'bidet-seat'],
        parts: ['seat-remote', 'seat-filter', 'seat-hinge'],
        named: [', Heated with Remote', ', chauffant avec télécommande'],
        price: [640, 1090, 10],
        kilograms: [5.5, 7, 0.1],
        measures: { length: [20.5, 21.5, 0.25], width: [15, 16, 0.25] },
        attributes: {
          closing: [values.slow],
          bowlShape: [values.elongated],
          material: [['Polypropylene', 'Polypropylène']],
          power: [['120 V outlet', 'Prise 120 V']],
          functions: [
            ['Front and rear wash', 'Lavage avant et arrière'],
            ['Heated seat', 'Siège chauffant'],
            ['Warm-air dryer', 'Séchage à air tiède'],
          ],
        },
      },
    ],
  ),
];
