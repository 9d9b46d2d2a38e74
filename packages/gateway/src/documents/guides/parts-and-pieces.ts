import type { Guide } from './guide.ts';
import { repair } from './walls-and-floors.ts';

/** A part of a tank: no handle, no spline. */
export const tankPart: Guide = {
  tools: [
    ['Sponge and bucket', 'Éponge et seau'],
    ['Adjustable wrench with smooth jaws', 'Clé à molette à mâchoires lisses'],
  ],
  before: [
    [
      'Close the supply, flush and dry the tank with the sponge.',
      'Fermer l’arrivée, tirer la chasse et sécher le réservoir à l’éponge.',
    ],
    ['Lay the lid on a towel, away from where you kneel.', 'Poser le couvercle sur une serviette, loin de soi.'],
  ],
  steps: [
    ['Take out the old part and remember how it stood.', 'Sortir l’ancienne pièce en notant sa position.'],
    ['Wipe its seat until no scale is left.', 'Essuyer sa portée jusqu’à ce qu’il ne reste plus de tartre.'],
    [
      'Set the new part as the old one stood and tighten it by hand.',
      'Placer la pièce neuve comme l’ancienne et la serrer à la main.',
    ],
    [
      'Open the supply, let the tank fill and set the level to the mark.',
      'Ouvrir l’arrivée, laisser remplir et régler le niveau au repère.',
    ],
  ],
  check: [
    'Flush five times and listen: the water must stop by itself.',
    'Tirer cinq fois la chasse et écouter : l’eau doit s’arrêter seule.',
  ],
};

/** A part of a vanity or a mirror. */
export const furniturePart: Guide = {
  tools: [
    ['Screwdriver', 'Tournevis'],
    ['Pencil', 'Crayon'],
    ['Soft cloth', 'Linge doux'],
  ],
  before: [['Empty the cabinet and take out the drawer above.', 'Vider le meuble et retirer le tiroir du dessus.']],
  steps: [
    ['Mark where the old part sits, then unscrew it.', 'Tracer la place de l’ancienne pièce, puis la dévisser.'],
    ['Screw the new one to the marks, the front screw first.', 'Visser la neuve sur les tracés, la vis avant d’abord.'],
    ['Put back what you took out and set the gaps.', 'Remettre ce qui a été retiré et régler les jeux.'],
  ],
  check: ['Open and close it ten times: nothing rubs.', 'Ouvrir et fermer dix fois : rien ne frotte.'],
};

/** A part that carries current. */
export const electricalPart: Guide = {
  tools: [
    ['Voltage tester', 'Vérificateur de tension'],
    ['Screwdriver', 'Tournevis'],
  ],
  before: [
    ['Switch off the circuit and make sure with the tester.', 'Couper le circuit et s’en assurer au vérificateur.'],
  ],
  steps: [
    ['Open the cover and pull the plug of the old part.', 'Ouvrir le cache et débrancher l’ancienne pièce.'],
    [
      'Set the new part and push its plug in until it clicks.',
      'Placer la pièce neuve et enfoncer la fiche jusqu’au déclic.',
    ],
    ['Close the cover before the current comes back.', 'Refermer le cache avant de rétablir le courant.'],
  ],
  check: ['Switch it on and off ten times.', 'Allumer et éteindre dix fois.'],
};

/** What stands in a hole of the deck beside a faucet. */
export const besideFaucet: Guide = {
  tools: [
    ['Basin wrench', 'Clé lavabo'],
    ['Silicone, clear', 'Silicone clair'],
  ],
  before: [
    [
      'Measure the hole: {hole}. Remove burrs and wipe the deck dry.',
      'Mesurer le perçage : {hole}. Ébavurer et sécher la plage.',
    ],
    ['Look below for what is in the way.', 'Regarder dessous ce qui pourrait gêner.'],
  ],
  steps: [
    [
      'Lay the sealing ring in the groove and set the piece in the hole.',
      'Poser le joint dans la gorge et placer la pièce dans le perçage.',
    ],
    [
      'From below, push up washer and nut and tighten by hand, then a quarter turn.',
      "Par-dessous, glisser rondelle et écrou, serrer à la main, puis d'un quart de tour.",
    ],
    ['Screw the bottle or the hose to it by hand.', 'Y visser le flacon ou le flexible à la main.'],
  ],
  check: ['Work it ten times and feel below with a dry hand.', 'Actionner dix fois et passer une main sèche dessous.'],
};

/** A grid or a board. */
export const loosePiece: Guide = {
  tools: [['Soft cloth', 'Linge doux']],
  before: [['Wash it once by hand and dry it.', 'Laver une fois à la main et sécher.']],
  steps: [
    [
      'Lay it in its place with its feet or its rounded edges down.',
      'La poser à sa place, pieds ou bords arrondis vers le bas.',
    ],
    ['Lift it out after use and let it dry upright.', 'La retirer après usage et la laisser sécher debout.'],
  ],
  check: ['It lies still when you lean on its edge.', 'Elle ne bouge pas quand on appuie sur son bord.'],
};

/** A drain in a basin, a tub, a sink or a shower floor. */
export const drain: Guide = {
  tools: [
    ['Pipe wrench', 'Clé à tubes'],
    ['Silicone, clear', 'Silicone clair'],
    ['Bucket', 'Seau'],
  ],
  before: [
    [
      'Dry-fit it: the flange lies flat and the pipe meets the trap.',
      'Présenter à blanc : la collerette porte à plat et le tube rejoint le siphon.',
    ],
    ['Put the bucket under the outlet.', 'Placer le seau sous l’évacuation.'],
  ],
  steps: [
    [
      'Clean the opening and lay the seal, or a ring of silicone, under the flange.',
      'Nettoyer l’ouverture et placer le joint, ou un cordon de silicone, sous la collerette.',
    ],
    [
      'Set the flange from above and tighten the nut from below by hand.',
      'Poser la collerette par le dessus et serrer l’écrou à la main par le dessous.',
    ],
    [
      'Half a turn more, while someone holds the flange still.',
      'Un demi-tour de plus, pendant qu’on tient la collerette.',
    ],
    ['Join the trap and wipe off what came out.', 'Raccorder le siphon et essuyer le surplus.'],
  ],
  check: [
    'Let a full bucket run through. Every joint stays dry.',
    'Vider un seau plein d’un coup. Chaque raccord reste sec.',
  ],
};

/** A frame with its tank in the wall. */
export const carrier: Guide = {
  tools: [
    ['Spirit level', 'Niveau à bulle'],
    ['Box wrench, 1/2 in.', 'Clé polygonale de 13 mm'],
    ['Drill', 'Perceuse'],
  ],
  before: [
    [
      'The studs leave {width} between them and the floor carries 880 lb.',
      'Les montants laissent {width} entre eux et le sol porte 400 kg.',
    ],
  ],
  steps: [
    [
      'Set the frame, {height} high, and level it at its feet, allowing for the floor to come.',
      'Placer le cadre, haut de {height}, et le mettre de niveau par les pieds, en comptant le sol à venir.',
    ],
    ['Screw it to the floor and to both studs.', 'Le visser au sol et aux deux montants.'],
    [
      'Join supply and waste and fill the tank once.',
      'Raccorder arrivée et évacuation et remplir une fois le réservoir.',
    ],
    ['Leave the guard in until the tile is grouted.', 'Laisser la protection jusqu’au jointoiement.'],
  ],
  check: ['Flush ten times before the wall is closed.', 'Tirer dix fois la chasse avant de fermer le mur.'],
};

/** A tank on its bowl. */
export const tank: Guide = {
  ...tankPart,
  steps: [
    [
      'Push the gasket on the outlet below the tank and the bolts through their holes.',
      'Enfiler le joint sur la sortie, sous le réservoir, et les boulons dans leurs trous.',
    ],
    [
      'Lower the tank, {width} wide, straight on the bowl.',
      'Descendre le réservoir, large de {width}, bien droit sur la cuvette.',
    ],
    [
      'Tighten by turns, a quarter at a time, until the china touches the pads.',
      'Serrer tour à tour, par quarts, jusqu’à ce que la porcelaine touche les cales.',
    ],
    ['Join the supply by hand and a quarter turn.', "Raccorder l'arrivée à la main et un quart de tour."],
  ],
};

/** A part that is only screwed on or put in, with no water behind it. */
export const dryPart: Guide = {
  ...repair,
  before: repair.before.slice(0, 1),
  steps: repair.steps.filter((_, index) => index !== 2),
  check: [
    'Work or load it ten times: nothing moves that should not.',
    'L’actionner ou le charger dix fois : rien ne bouge qui ne doive bouger.',
  ],
};
