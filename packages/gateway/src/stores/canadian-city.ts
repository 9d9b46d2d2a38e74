/** Words that the source lost its accents in, as it has them and as they are. */
const repairs: Readonly<Record<string, string>> = {
  'Cap-pel�': 'Cap-Pelé',
  'Lam�que': 'Lamèque',
  'H�bert': 'Hébert',
  'A�ores': 'Açores',
  'Gasp�sie': 'Gaspésie',
  'Gasp�': 'Gaspé',
  'vall�e': 'Vallée',
  'C�te': 'Côte',
  'trinit�': 'Trinité',
  'R�gion': 'Région',
  'Chaudi�re': 'Chaudière',
  'Qu�bec': 'Québec',
  'val�re': 'Valère',
  'Pocati�re': 'Pocatière',
  '�mile': 'Émile',
  'b�lair': 'Bélair',
  '�les': 'Îles',
  '�le': 'Île',
  'h�l�ne': 'Hélène',
  'Rivi�re': 'Rivière',
  'rivi�res': 'Rivières',
  'L�vis': 'Lévis',
  'Laterri�re': 'Laterrière',
  'Jonqui�re': 'Jonquière',
  'M�tabetchouan': 'Métabetchouan',
  'f�licien': 'Félicien',
  'H�bertville': 'Hébertville',
  'm�re': 'Mère',
  'Mont�r�gie': 'Montérégie',
  'Lanaudi�re': 'Lanaudière',
  'pr�vost': 'Prévost',
  'ch�n�ville': 'Chénéville',
  'T�miscamingue': 'Témiscamingue',
  'j�r�me': 'Jérôme',
  "L'�piphanie": "L'Épiphanie",
  'Ch�teauguay': 'Châteauguay',
  'th�r�se': 'Thérèse',
  'ad�le': 'Adèle',
  'genevi�ve': 'Geneviève',
};
const lowerCase = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'sur', 'aux', 'of', 'and', 'the', 'd']);
const compass = / (?:(?:north|south)?(?:east|west)|north|south|central|outer|outskirts|(?:n|s)[ew]|and|&)$/i;

/** Codes that lie in one large city, whatever the quarter is called. */
const largeCities: readonly [code: RegExp, city: string][] = [
  [/^H[1-5]/, 'Montréal'],
  [/^H7/, 'Laval'],
  [/^M[4-7]/, 'Toronto'],
  [/^G1/, 'Québec'],
  [/^K1/, 'Ottawa'],
];

/** The city of a Canadian postal area, out of the source's description of the area. */
export function canadianCity(area: string, description: string): string {
  const large = largeCities.find(([code]) => code.test(area));
  if (large) return large[1];
  const [quarter = '', town] = description.replaceAll(/ ?- /g, '-').split(/ ?[()]/);
  // a rural area (its second sign is 0) is named for the region, and its main town stands in brackets
  const name = area.charAt(1) === '0' && town !== undefined && town !== '' ? town : quarter;
  return titled(repaired(withoutCompass((name.split('/')[0] ?? name).trim())));
}

function withoutCompass(name: string): string {
  const shorter = name.replace(compass, '');
  return shorter === name || shorter === '' ? name : withoutCompass(shorter);
}

function repaired(name: string): string {
  return Object.entries(repairs).reduce((text, [broken, whole]) => text.replaceAll(broken, whole), name);
}

/** Each word of the name with a capital, save the small ones inside. */
function titled(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word, at: number) =>
    at > 0 && lowerCase.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
