/** Words with broken accents in the source data, and their correct spelling. */
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

/** Postal codes within a large city, whatever the name of the neighbourhood. */
const largeCities: readonly [code: RegExp, city: string][] = [
  [/^H[1-5]/, 'Montréal'],
  [/^H7/, 'Laval'],
  [/^M[4-7]/, 'Toronto'],
  [/^G1/, 'Québec'],
  [/^K1/, 'Ottawa'],
];

/** Returns the city of a Canadian postal area, from the source's description of the area. */
export function canadianCity(area: string, description: string): string {
  const large = largeCities.find(([code]) => code.test(area));
  if (large) return large[1];
  const [quarter = '', town] = description.replaceAll(/ ?- /g, '-').split(/ ?[()]/);
  // a rural area, whose second character is 0, is named after its region, with its main town in parentheses
  const name = area.charAt(1) === '0' && town !== undefined && town !== '' ? town : quarter;
  return toTitleCase(repairAccents(withoutCompass((name.split('/')[0] ?? name).trim())));
}

function withoutCompass(name: string): string {
  const shorter = name.replace(compass, '');
  return shorter === name || shorter === '' ? name : withoutCompass(shorter);
}

function repairAccents(name: string): string {
  return Object.entries(repairs).reduce((text, [broken, whole]) => text.replaceAll(broken, whole), name);
}

/** Capitalizes a name, except articles and prepositions after its first word. */
function toTitleCase(name: string): string {
  return name.replaceAll(/\p{L}+/gu, (word, at: number) =>
    at > 0 && lowerCase.has(word.toLowerCase()) ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1),
  );
}
