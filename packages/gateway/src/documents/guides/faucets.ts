import type { Guide } from './guide.ts';

const plumbingTools: Guide['tools'] = [
  ['Basin wrench', 'Clé lavabo'],
  ['Adjustable wrench with smooth jaws', 'Clé à molette à mâchoires lisses'],
  ['Silicone, clear', 'Silicone clair'],
  ['PTFE tape', 'Ruban PTFE'],
];
const shutOff: Guide['before'][number] = [
  'Close the shut-off valves and open the old faucet until no water comes.',
  "Fermer les robinets d'arrêt et ouvrir l'ancien robinet jusqu'à ce que l'eau ne coule plus.",
];
const flushLines: Guide['steps'][number] = [
  'Unscrew the aerator, open hot and cold fully for one minute, and screw it back. Grit stays in the bucket, not in the valve.',
  "Dévisser l'aérateur, ouvrir l'eau chaude et l'eau froide une minute à plein débit, puis le revisser. Le sable reste dans le seau, pas dans le mécanisme.",
];
const leakCheck: Guide['check'] = [
  'Run hot and cold for two minutes. Wipe every joint with dry paper: a drop shows at once.',
  "Laisser couler l'eau chaude et l'eau froide deux minutes. Passer un papier sec sur chaque raccord : une goutte s'y voit aussitôt.",
];

/** On a deck, through its holes. */
export const deckFaucet: Guide = {
  tools: plumbingTools,
  before: [
    shutOff,
    [
      'Measure the holes: {hole} each. Remove burrs and wipe the deck dry.',
      'Mesurer les perçages : {hole} chacun. Ébavurer et sécher la plage.',
    ],
    ['Mark the middle of the deck in pencil.', 'Marquer le milieu de la plage au crayon.'],
  ],
  steps: [
    [
      'Lay the sealing ring in the groove of the base. On stone, add a thin bead of clear silicone.',
      "Poser le joint dans la gorge de l'embase. Sur la pierre, ajouter un mince cordon de silicone clair.",
    ],
    [
      'Lead the hoses through the hole and set the faucet straight to the mark.',
      'Passer les flexibles dans le perçage et aligner le robinet sur le repère.',
    ],
    [
      'The handles stand {centres} apart, measured between their middles. Set both before the spout.',
      "Les commandes sont à {centres} d'axe en axe. Les placer toutes deux avant le bec.",
    ],
    [
      'From below, push up the washer and the nut. Tighten by hand, look from above, then a quarter turn with the wrench.',
      "Par-dessous, glisser la rondelle et l'écrou. Serrer à la main, vérifier d'en haut, puis un quart de tour à la clé.",
    ],
    [
      'Join the hoses to the valves: hot at the left. Hold the hose while the nut turns, so that it does not twist.',
      "Raccorder les flexibles : le chaud à gauche. Tenir le flexible pendant que l'écrou tourne, pour ne pas le vriller.",
    ],
    flushLines,
  ],
  check: leakCheck,
};

/** Out of the wall, over a valve that is there already. */
export const wallFaucet: Guide = {
  tools: [...plumbingTools, ['Spirit level', 'Niveau à bulle'], ['Hex key, 3 mm', 'Clé hexagonale de 3 mm']],
  before: [
    [
      'The rough-in valve is set, tested and tiled around. Its guard is still on.',
      'Le corps encastré est posé, éprouvé et carrelé autour. Sa protection est encore en place.',
    ],
    shutOff,
    [
      'Check with the level that the inlets, {centres} apart, are horizontal.',
      "Vérifier au niveau que les arrivées, à {centres} d'entraxe, sont horizontales.",
    ],
  ],
  steps: [
    [
      'Cut the guard flush with the tile and take it out. Wipe the sealing faces.',
      'Couper la protection au nu du carreau et la retirer. Essuyer les portées de joint.',
    ],
    [
      'Screw in the spout nipple with PTFE tape. It must stand out so far that the spout reaches {reach} from the tile.',
      'Visser le mamelon du bec avec du ruban PTFE. Il doit dépasser assez pour que le bec avance de {reach} depuis le carreau.',
    ],
    [
      'Slide the flange over the nipple and turn on the spout until it points down. Do not turn it back.',
      "Glisser la rosace et visser le bec jusqu'à ce qu'il regarde vers le bas. Ne pas revenir en arrière.",
    ],
    [
      'Set the cartridges, then the handles in the closed position, and fix them with the hex key.',
      'Placer les cartouches, puis les commandes en position fermée, et les fixer à la clé hexagonale.',
    ],
    [
      'Push the flanges to the wall and seal their upper half. The lower half stays open, so that a leak is seen.',
      "Pousser les rosaces au mur et n'étancher que leur moitié haute. Le bas reste ouvert : une fuite se voit.",
    ],
    flushLines,
  ],
  check: leakCheck,
};

/** A column on the floor beside a tub. */
export const floorFiller: Guide = {
  tools: [...plumbingTools, ['Spirit level', 'Niveau à bulle'], ['Masonry drill, 3/8 in.', 'Foret à béton de 10 mm']],
  before: [
    [
      'The floor valve is fixed to the slab or between joists, level with the finished floor.',
      'Le corps de sol est fixé à la dalle ou entre solives, au niveau du sol fini.',
    ],
    [
      'Stand the tub in its place: the spout, with a reach of {reach}, must end over the bowl.',
      'Mettre la baignoire en place : le bec, d’une portée de {reach}, doit finir au-dessus de la cuve.',
    ],
    shutOff,
  ],
  steps: [
    [
      'Take off the guard and wipe the sealing faces of the floor valve.',
      'Retirer la protection et essuyer les portées du corps de sol.',
    ],
    [
      'Slide the base plate over the column, so that it is there when it is needed.',
      'Glisser la rosace de sol sur la colonne, pour l’avoir au bon moment.',
    ],
    [
      'Set the column, {height} high, on the valve and tighten its four screws crosswise. Check it with the level on two sides.',
      'Poser la colonne, haute de {height}, sur le corps et serrer les quatre vis en croix. Contrôler au niveau sur deux faces.',
    ],
    [
      'Screw the hose to the hand shower with its check valve towards the column.',
      'Visser le flexible à la douchette, clapet antiretour côté colonne.',
    ],
    ['Lower the base plate and seal it to the floor.', 'Descendre la rosace et l’étancher au sol.'],
  ],
  check: leakCheck,
};

/** What covers a concealed shower valve. */
export const showerTrim: Guide = {
  tools: [
    ['Hex key, 3 mm', 'Clé hexagonale de 3 mm'],
    ['Silicone, clear', 'Silicone clair'],
    ['Thermometer', 'Thermomètre'],
  ],
  before: [
    [
      'The valve body is tested and its face lies within 3/4 in. of the tile.',
      'Le corps encastré est éprouvé et sa face se trouve à moins de 20 mm du carreau.',
    ],
    shutOff,
  ],
  steps: [
    ['Cut the guard flush with the tile.', 'Couper la protection au nu du carreau.'],
    [
      'Set the temperature stop: no more than 120 °F with the handle fully on hot.',
      'Régler la butée de température : pas plus de 49 °C, commande à fond sur le chaud.',
    ],
    [
      'Lay the gasket behind the plate and push the plate over the sleeve until it touches the tile all round.',
      "Poser le joint derrière la façade et la pousser sur le manchon jusqu'à ce qu'elle touche le carreau partout.",
    ],
    ['Fix the handle in the closed position.', 'Fixer la commande en position fermée.'],
    [
      'Seal the top and the sides of the plate. Leave the bottom open.',
      'Étancher le haut et les côtés de la façade. Laisser le bas ouvert.',
    ],
  ],
  check: [
    'Run the shower until it is warm and hold a thermometer in the water. Turn the handle through its whole way twice.',
    "Laisser couler jusqu'à l'eau chaude et tenir un thermomètre dans le jet. Parcourir deux fois toute la course de la commande.",
  ],
};

/** A head, a rail or a whole system on the wall of a shower. */
export const showerOnWall: Guide = {
  tools: [...plumbingTools, ['Spirit level', 'Niveau à bulle'], ['Tile drill, 1/4 in.', 'Foret à carrelage de 6 mm']],
  before: [
    [
      'The outlet in the wall is held by blocking behind it and stands out 1/2 in.',
      'La sortie murale est tenue par un bois et dépasse de 12 mm.',
    ],
    shutOff,
  ],
  steps: [
    [
      'Flush the pipe into a bucket before anything is screwed on.',
      'Rincer la conduite dans un seau avant de visser quoi que ce soit.',
    ],
    [
      'Wind six turns of PTFE tape on each thread, in the direction that it screws in.',
      'Enrouler six tours de ruban PTFE sur chaque filet, dans le sens du vissage.',
    ],
    [
      'Drill for the brackets through the tile, not through a joint, and set the plugs with silicone.',
      'Percer pour les supports dans le carreau, jamais dans un joint, et poser les chevilles au silicone.',
    ],
    [
      'Slide on the flange, screw in by hand and align with a cloth around the finish.',
      'Glisser la rosace, visser à la main et aligner avec un chiffon autour du fini.',
    ],
    ['Set the head so that its face is level.', 'Régler la pomme pour que sa face soit de niveau.'],
  ],
  check: leakCheck,
};

/** What is built into a wall or a floor before it is closed. */
export const roughIn: Guide = {
  tools: [
    ['Spirit level', 'Niveau à bulle'],
    ['Soldering or press tools', 'Outils de brasage ou de sertissage'],
    ['Pressure gauge', 'Manomètre'],
  ],
  before: [
    [
      'Decide the thickness of the finished wall: backer board, adhesive and tile together.',
      'Fixer l’épaisseur du mur fini : support, colle et carreau ensemble.',
    ],
    [
      'Set a brace between the studs for a body {width} wide and {height} high.',
      'Poser une traverse entre les montants pour un corps de {width} sur {height}.',
    ],
  ],
  steps: [
    [
      'Fix the body to the brace, level and at the depth that its guard shows. Hot is at the left.',
      'Fixer le corps à la traverse, de niveau et à la profondeur qu’indique la protection. Le chaud est à gauche.',
    ],
    [
      'Take out the cartridge before soldering. Cool the body with a wet cloth.',
      'Retirer la cartouche avant de braser. Refroidir le corps avec un linge humide.',
    ],
    [
      'Join the outlets and plug those that are not used.',
      'Raccorder les sorties et boucher celles qui ne servent pas.',
    ],
    [
      'Put the cartridge back and leave the guard on until the tile is grouted.',
      'Remettre la cartouche et laisser la protection jusqu’au jointoiement.',
    ],
  ],
  check: [
    'Test at 150 psi for thirty minutes before the wall is closed. The gauge must not move.',
    'Éprouver à 10 bar pendant trente minutes avant de fermer le mur. L’aiguille ne doit pas bouger.',
  ],
};
