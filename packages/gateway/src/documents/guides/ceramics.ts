import type { Guide } from './guide.ts';

const cutOut: Guide['tools'] = [
  ['Pencil and template (in the box)', 'Crayon et gabarit (fourni)'],
  ['Silicone, clear', 'Silicone clair'],
  ['Spirit level', 'Niveau à bulle'],
  ['Pipe wrench', 'Clé à tubes'],
];
const inspect: Guide['before'][number] = [
  'Unpack on a blanket and look at the piece in daylight. What is set counts as accepted.',
  'Déballer sur une couverture et regarder la pièce à la lumière du jour. Ce qui est posé est accepté.',
];
const drainStep: Guide['steps'][number] = [
  'Fit the drain with its seal from below and join the trap. Tighten by hand only.',
  'Monter la bonde avec son joint par-dessous et raccorder le siphon. Serrer à la main seulement.',
];
const withoutOverflow: Guide['check'] = [
  'Fill it, wait ten minutes and let it run out at once. Feel under the drain and the trap.',
  "Remplir, attendre dix minutes et vider d'un coup. Passer la main sous la bonde et le siphon.",
];
const fillAndEmpty: Guide['check'] = [
  'Fill to the overflow, wait ten minutes and let it run out at once. Feel under the drain and the trap.',
  "Remplir jusqu'au trop-plein, attendre dix minutes et vider d'un coup. Passer la main sous la bonde et le siphon.",
];

/** A basin that stands on the counter. */
export const vesselBasin: Guide = {
  tools: cutOut,
  before: [
    inspect,
    [
      'Set the basin, {width} by {depth}, on the counter and draw round its foot.',
      'Poser la vasque, {width} sur {depth}, sur le plan et tracer le tour du pied.',
    ],
  ],
  steps: [
    [
      'Drill the hole of the drain, 1 3/4 in., in the middle of the outline.',
      'Percer le trou de bonde, 45 mm, au milieu du tracé.',
    ],
    drainStep,
    [
      'Run a bead of clear silicone 3/16 in. within the outline.',
      'Tirer un cordon de silicone clair à 5 mm à l’intérieur du tracé.',
    ],
    [
      'Lower the basin, turn it a little to bed it, and check that it is level.',
      'Abaisser la vasque, la tourner un peu pour l’asseoir et contrôler le niveau.',
    ],
    [
      'Wipe off what comes out with a wet finger. Do not use it for 24 hours.',
      'Essuyer le surplus avec un doigt mouillé. Ne pas utiliser pendant 24 heures.',
    ],
  ],
  check: withoutOverflow,
};

/** A basin or a sink under the counter. */
export const underCounter: Guide = {
  tools: [...cutOut, ['Clamps, four', 'Quatre serre-joints']],
  before: [
    inspect,
    [
      'Give the template to the stonemason: the cut-out is made to it, not to the figures ({width} by {depth}).',
      'Remettre le gabarit au marbrier : la découpe se fait d’après lui, pas d’après les cotes ({width} sur {depth}).',
    ],
  ],
  steps: [
    [
      'Clean the underside of the stone with alcohol and let it dry.',
      "Dégraisser le dessous de la pierre à l'alcool et laisser sécher.",
    ],
    ['Run an unbroken bead of silicone round the flange.', 'Tirer un cordon de silicone continu sur le rebord.'],
    [
      'Raise it to the stone, centre it by the cut-out and hold it with clamps on wood.',
      'Lever contre la pierre, centrer sur la découpe et tenir avec des serre-joints sur cales de bois.',
    ],
    ['Set the clips every 8 in. and tighten them evenly.', 'Poser les pattes tous les 200 mm et serrer également.'],
    [
      'Wipe the joint from above and leave the clamps for 24 hours.',
      'Essuyer le joint par-dessus et laisser les serre-joints 24 heures.',
    ],
    drainStep,
  ],
  check: fillAndEmpty,
};

/** A kitchen sink under the counter: no sink of the shop has an overflow. */
export const underCounterSink: Guide = { ...underCounter, check: withoutOverflow };

/** A sink whose front stands before the cabinet, and which rests in it. */
export const apronSink: Guide = {
  tools: cutOut,
  before: [
    inspect,
    [
      'The cabinet has a shelf or two rails that carry 440 lb: the sink, full of water.',
      "Le meuble a une tablette ou deux traverses qui portent 200 kg : l'évier plein d'eau.",
    ],
    [
      'Measure this very piece before the cabinet is cut: {width} by {depth}, and no two are quite the same.',
      'Mesurer la pièce elle-même avant de couper le meuble : {width} sur {depth}, et deux ne sont jamais tout à fait pareilles.',
    ],
  ],
  steps: [
    [
      'Saw the front of the cabinet to the template; the apron covers the cut.',
      'Couper la façade du meuble d’après le gabarit ; le tablier couvre la coupe.',
    ],
    [
      'Lower the sink on its rails with two people and shim it until its rim is level.',
      'Descendre l’évier à deux sur ses traverses et le caler jusqu’à ce que le bord soit de niveau.',
    ],
    drainStep,
    [
      'Run a bead of silicone on the rim, and have the counter laid upon it.',
      'Tirer un cordon de silicone sur le bord, puis faire poser le plan dessus.',
    ],
    [
      'Seal the apron to the cabinet at both sides. Do not use it for 24 hours.',
      'Étancher le tablier au meuble des deux côtés. Ne pas utiliser pendant 24 heures.',
    ],
  ],
  check: withoutOverflow,
};

/** A basin that is lowered into the counter. */
export const dropInBasin: Guide = {
  tools: [...cutOut, ['Jigsaw', 'Scie sauteuse']],
  before: [
    inspect,
    [
      'Lay the template on the counter and leave 2 in. to its front edge.',
      'Poser le gabarit sur le plan en laissant 50 mm devant.',
    ],
  ],
  steps: [
    ['Saw along the inner line and seal the cut edge.', 'Scier sur la ligne intérieure et étancher le chant.'],
    [
      'Fit the drain while the basin lies on the blanket, and the faucet in the counter behind the opening.',
      'Monter la bonde pendant que la vasque est sur la couverture, et le robinet dans le plan, derrière l’ouverture.',
    ],
    [
      'Run a bead of silicone under the rim and lower the basin, {width} by {depth}, into the opening.',
      'Tirer un cordon de silicone sous le bord et descendre la vasque, {width} sur {depth}, dans l’ouverture.',
    ],
    [
      'Press it down evenly, wipe the joint and join the trap.',
      'Appuyer également, essuyer le joint et raccorder le siphon.',
    ],
  ],
  check: fillAndEmpty,
};

/** A basin on bolts. */
export const wallBasin: Guide = {
  tools: [...cutOut, ['Masonry drill, 9/16 in.', 'Foret à béton de 14 mm']],
  before: [
    inspect,
    [
      'The wall carries 330 lb at each bolt: solid masonry, or blocking between the studs.',
      'Le mur porte 150 kg à chaque boulon : maçonnerie pleine, ou bois entre les montants.',
    ],
  ],
  steps: [
    [
      'Draw a level line for the rim at 33 1/2 in. from the floor, and the middle of the basin, {width} wide, upon it.',
      'Tracer une ligne de niveau pour le bord à 850 mm du sol, et dessus le milieu du lavabo, large de {width}.',
    ],
    [
      'Drill for the bolts by the template and set them with 2 3/4 in. standing out.',
      'Percer d’après le gabarit et poser les boulons en laissant dépasser 70 mm.',
    ],
    [
      'Fit the faucet and the drain, hang the basin and set washers of plastic before those of steel.',
      'Monter le robinet et la bonde, accrocher le lavabo et placer les rondelles de plastique avant celles d’acier.',
    ],
    ['Tighten until it does not move, not further.', 'Serrer jusqu’à ce qu’il ne bouge plus, sans insister.'],
    ['Join the trap and seal the upper edge to the wall.', 'Raccorder le siphon et étancher le bord supérieur au mur.'],
  ],
  check: fillAndEmpty,
};

/** A basin on its column. */
export const pedestalBasin: Guide = {
  ...wallBasin,
  steps: [
    [
      'Stand the basin on its column against the wall, {width} wide in all, and mark both bolts and the screw of the foot.',
      'Poser le lavabo sur sa colonne contre le mur, {width} de large en tout, et tracer les deux boulons et la vis du pied.',
    ],
    [
      'Take both away, drill, and set the bolts with 2 3/4 in. standing out.',
      'Retirer les deux, percer et poser les boulons en laissant dépasser 70 mm.',
    ],
    [
      'Fit the faucet and the drain, set the column, lower the basin upon it and join the trap from behind.',
      'Monter le robinet et la bonde, placer la colonne, y descendre le lavabo et raccorder le siphon par l’arrière.',
    ],
    [
      'Tighten the bolts until the basin does not move. The column stands under it and bears nothing.',
      'Serrer les boulons jusqu’à ce que le lavabo ne bouge plus. La colonne est dessous et ne porte rien.',
    ],
    ['Seal the upper edge to the wall.', 'Étancher le bord supérieur au mur.'],
  ],
};

/** A tub on the floor, or between three walls. */
export const bathtub: Guide = {
  tools: [
    ['Spirit level, 3 ft', 'Niveau de 1 m'],
    ['Silicone, clear', 'Silicone clair'],
    ['Two helpers and straps', 'Deux aides et des sangles'],
  ],
  before: [
    inspect,
    [
      'Measure doors, stairs and turns: the tub is {length} long and {width} wide.',
      'Mesurer portes, escalier et virages : la baignoire fait {length} de long et {width} de large.',
    ],
    [
      'The floor carries the tub, the water and two people. Ask an engineer for an upper floor.',
      "Le sol porte la baignoire, l'eau et deux personnes. À l'étage, consulter un ingénieur.",
    ],
  ],
  steps: [
    [
      'Set the drain in the floor by the drawing. It stays within reach through the trap cover.',
      'Placer l’évacuation dans le sol d’après le dessin. Elle reste accessible par la trappe.',
    ],
    [
      'Turn the tub on its side on blankets, fit drain and overflow, and test their joints with a bucket of water.',
      'Coucher la baignoire sur des couvertures, monter vidage et trop-plein et éprouver les raccords avec un seau d’eau.',
    ],
    [
      'Carry it by its body, never by its rim. Lower it over the drain.',
      'La porter par le corps, jamais par le bord. L’abaisser sur l’évacuation.',
    ],
    [
      'Level it at its feet along and across. A rim may rise at its ends: lay the level on the floor of the tub.',
      'Régler les pieds en long et en travers. Un bord peut remonter aux extrémités : poser le niveau au fond de la cuve.',
    ],
    [
      'Run a fine bead of silicone round the foot, or along the three walls.',
      'Tirer un fin cordon de silicone autour du pied, ou le long des trois murs.',
    ],
  ],
  check: [
    'Fill to {waterDepth} and let it stand for an hour. Empty it and look at the trap with a lamp.',
    'Remplir à {waterDepth} et laisser une heure. Vider et regarder le siphon à la lampe.',
  ],
};

/** A toilet on the floor. */
export const floorToilet: Guide = {
  tools: [
    ['Spirit level', 'Niveau à bulle'],
    ['Adjustable wrench', 'Clé à molette'],
    ['Wax-free seal (in the box)', 'Joint sans cire (fourni)'],
  ],
  before: [
    inspect,
    [
      'Measure from the finished wall to the middle of the floor flange: {roughIn}.',
      'Mesurer du mur fini au milieu de la bride de sol : {roughIn}.',
    ],
    [
      'Close the supply, flush and dry the old tank.',
      'Fermer l’arrivée, tirer la chasse et sécher l’ancien réservoir.',
    ],
  ],
  steps: [
    [
      'Set the bolts in the flange, opposite each other and parallel to the wall.',
      'Placer les boulons dans la bride, face à face et parallèles au mur.',
    ],
    [
      'Lay the seal on the flange and lower the bowl straight down. Sit on it to press the seal.',
      'Poser le joint sur la bride et descendre la cuvette bien droite. S’asseoir pour écraser le joint.',
    ],
    [
      'Level the bowl with plastic shims and tighten the bolts in turn by hand, then half a turn.',
      'Caler la cuvette de niveau et serrer les boulons l’un après l’autre à la main, puis un demi-tour.',
    ],
    [
      'Set the tank on its gasket and tighten until it touches the bowl at three points.',
      'Poser le réservoir sur son joint et serrer jusqu’à ce qu’il touche la cuvette en trois points.',
    ],
    [
      'Join the supply by hand and a quarter turn. Seal the foot, but not at the back.',
      "Raccorder l'arrivée à la main et un quart de tour. Étancher le pied, sauf à l'arrière.",
    ],
  ],
  check: [
    'Flush ten times. Dry paper round the foot must stay dry.',
    'Tirer dix fois la chasse. Un papier sec autour du pied doit rester sec.',
  ],
};

/** A toilet on a carrier in the wall. */
export const wallToilet: Guide = {
  tools: [
    ['Spirit level', 'Niveau à bulle'],
    ['Box wrench, 3/4 in.', 'Clé polygonale de 19 mm'],
    ['Fine saw', 'Scie fine'],
  ],
  before: [
    inspect,
    [
      'The carrier is tested for 880 lb and the wall is tiled for two days at least.',
      'Le bâti-support est éprouvé à 400 kg et le mur carrelé depuis deux jours au moins.',
    ],
  ],
  steps: [
    [
      'Cut the threaded rods so that they stand out by the depth of the china and 3/8 in.',
      'Couper les tiges filetées pour qu’elles dépassent de l’épaisseur de la céramique et de 10 mm.',
    ],
    [
      'Cut the inlet and outlet pipes to the template and grease their seals.',
      'Couper les manchons d’après le gabarit et graisser les joints.',
    ],
    [
      'Set the sound mat on the wall and slide the bowl, {depth} deep, on the rods.',
      'Poser la plaque isophonique et glisser la cuvette, profonde de {depth}, sur les tiges.',
    ],
    [
      'Tighten both nuts in turn and cut the mat along the china.',
      'Serrer les deux écrous en alternance et couper la plaque au ras de la céramique.',
    ],
    ['Hook in the flush plate and test both buttons.', 'Accrocher la plaque de commande et essayer les deux touches.'],
  ],
  check: [
    'Flush ten times with each button. The nuts stay tight and the mat dry.',
    'Tirer dix fois avec chaque touche. Les écrous restent serrés et la plaque sèche.',
  ],
};

/** A seat on a bowl. */
export const seat: Guide = {
  tools: [
    ['Screwdriver', 'Tournevis'],
    ['Soft cloth', 'Linge doux'],
  ],
  before: [
    [
      'Measure the bowl from the middle of its holes to its front: the seat is {length} long.',
      "Mesurer la cuvette de l'axe des trous à l'avant : l'abattant fait {length} de long.",
    ],
  ],
  steps: [
    [
      'Clean the holes of the bowl and set the posts with their washers.',
      'Nettoyer les trous de la cuvette et placer les axes avec leurs rondelles.',
    ],
    ['Click in the seat, centre it and mark the posts.', "Encliqueter l'abattant, le centrer et repérer les axes."],
    [
      'Take off the seat, tighten the posts from above and click it in again.',
      'Retirer l’abattant, serrer les axes par-dessus et le remettre.',
    ],
    [
      'A seat with water: join the T-piece to the supply and the hose to the seat. Plug in last.',
      'Un abattant lavant : monter le té sur l’arrivée et le flexible sur l’abattant. Brancher en dernier.',
    ],
  ],
  check: [
    'Let lid and seat fall: they take four seconds. The seat must not slide sideways.',
    'Laisser descendre couvercle et siège : quatre secondes. Le siège ne doit pas glisser de côté.',
  ],
};
