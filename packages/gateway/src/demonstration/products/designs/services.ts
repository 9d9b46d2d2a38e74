import type { Design } from '../design.ts';
import type { Pair } from '../../../texts/text.ts';

type Row = readonly [
  key: string,
  design: boolean,
  name: Pair,
  price: number,
  duration: Pair,
  place: Pair,
  opening: Pair,
  detail: Pair,
];

const home: Pair = ['At home', 'À domicile'];
const store: Pair = ['In store', 'En magasin'];
const designServices: Pair = ['Design Services', 'Services de conception'];
const installationServices: Pair = ['Installation Services', "Services d'installation"];
const online: Pair = ['Online', 'En ligne'];

// prettier-ignore
const rows: readonly Row[] = [
  ['design-visit', true, ['Design Appointment in Store', 'Rendez-vous de conception en magasin'], 0, ['One hour', 'Une heure'], store, ['An hour with a designer among the pieces themselves, free of charge.', "Une heure avec un designer, au milieu des pièces elles-mêmes, sans frais."], ['Bring a plan with measures and three pictures you like; you leave with a list and a drawing.', 'Apportez un plan coté et trois images qui vous plaisent ; vous repartez avec une liste et un dessin.']],
  ['design-online', true, ['Design Session Online', 'Séance de conception en ligne'], 9500, ['90 minutes', '90 minutes'], online, ['The same table, by video: your room is drawn while you watch.', "La même table, en vidéo : votre pièce se dessine sous vos yeux."], ['Finish samples are sent the day before, so that you hold what you see.', 'Les échantillons de finis partent la veille : vous tenez ce que vous voyez.']],
  ['design-room', true, ['Complete Room Design', "Conception d'une pièce complète"], 95000, ['Three weeks', 'Trois semaines'], home, ['A designer measures at your home and draws the room down to the last joint.', "Un designer prend les mesures chez vous et dessine la pièce jusqu'au dernier joint."], ['Two rounds of changes, four renderings and a list of everything to order. The fee is credited on orders over $10,000.', "Deux séries de retouches, quatre rendus et la liste de tout ce qu'il faut commander. Le montant est déduit des commandes de plus de 10 000 $."]],
  ['install-faucet', false, ['Faucet Installation', "Pose d'un robinet"], 22500, ['Two hours', 'Deux heures'], home, ['The old faucet comes off, the new one goes on, and the stops are checked.', "L'ancien robinet est déposé, le nouveau posé, les robinets d'arrêt vérifiés."], ['For deck faucets of basin, bidet and kitchen; wall faucets are quoted on site.', 'Pour les robinets sur plage de lavabo, de bidet et de cuisine ; les muraux se chiffrent sur place.']],
  ['install-shower', false, ['Shower Installation', "Pose d'une douche"], 89000, ['One day', 'Une journée'], home, ['Valve, trim and heads set to the drawing, pressure-tested before the wall is closed.', 'Mécanisme, façade et pommes posés selon le dessin, éprouvés avant de fermer le mur.'], ['Tiling is not included and may be ordered with it.', "Le carrelage n'est pas compris et peut se commander avec."]],
  ['install-tub', false, ['Bathtub Installation', "Pose d'une baignoire"], 74000, ['One day', 'Une journée'], home, ['Four people, one bath, no scratched door frames.', 'Quatre personnes, une baignoire, aucun chambranle rayé.'], ['Carrying up to the third floor, connection and filling test included; the old bath is taken away.', "Montée jusqu'au troisième étage, raccordement et essai compris ; l'ancienne baignoire est enlevée."]],
  ['install-toilet', false, ['Toilet Installation', "Pose d'une toilette"], 31000, ['Three hours', 'Trois heures'], home, ['Set, sealed and levelled; the old one leaves with us.', "Posée, scellée, mise de niveau ; l'ancienne repart avec nous."], ['Floor-standing and wall-hung on an existing carrier.', 'Au sol, ou suspendue sur un bâti existant.']],
  ['install-vanity', false, ['Vanity Installation', "Pose d'un meuble-lavabo"], 48000, ['Half a day', 'Une demi-journée'], home, ['Cabinet hung, top bedded, basin and faucet connected.', 'Meuble suspendu, plan scellé, vasque et robinet raccordés.'], ['The wall is tested for load first, and strengthened where it must be.', "Le mur est d'abord sondé, et renforcé s'il le faut."]],
  ['install-tile', false, ['Tile Installation, per Square Foot', 'Pose de carrelage, au pied carré'], 1600, ['By area', 'Selon la surface'], home, ['Set by tilers who have worked with our glazes and know how they vary.', 'Par des carreleurs qui connaissent nos émaux et leurs variations.'], ['Levelling to 3/16 in., setting, grouting and sealing; the layout is agreed on the dry floor.', "Ragréage jusqu'à 5 mm, pose, joints et protection ; le calepinage s'accorde sur le sol à blanc."]],
];

const designFeatures: readonly Pair[] = [
  ['One person answers from first call to last visit', 'Un seul interlocuteur, du premier appel à la dernière visite'],
  ['Plan, list and drawings are yours to keep', 'Plan, liste et dessins restent à vous'],
  ['Nothing has to be ordered', 'Sans obligation de commande'],
];

/** Design and installation, sold like products and never out of stock. */
export const services: readonly Design[] = rows.map(
  ([key, isDesign, name, cents, duration, place, opening, detail]) => ({
    key,
    family: 'service',
    pictures: ['room-bath', 'room', 'vanity'],
    category: isDesign ? designServices : installationServices,
    localCategory: isDesign ? designServices : installationServices,
    name,
    price: [cents / 100, cents / 100],
    measures: {},
    attributes: { duration: [duration], place: [place] },
    openings: [opening],
    details: [detail],
    ...(isDesign && { features: designFeatures }),
  }),
);
