/**
 * Standard atomic weights of IUPAC 2021, abridged to five digits. An element without one has the mass number of its isotope that lives
 * longest. Electronegativity: Pauling's scale. One element per line, by atomic number: symbol, name, weight, electronegativity.
 */
const table = `
H Hidrógeno 1,008 2,20
He Helio 4,0026 -
Li Litio 6,94 0,98
Be Berilio 9,0122 1,57
B Boro 10,81 2,04
C Carbono 12,011 2,55
N Nitrógeno 14,007 3,04
O Oxígeno 15,999 3,44
F Flúor 18,998 3,98
Ne Neón 20,180 -
Na Sodio 22,990 0,93
Mg Magnesio 24,305 1,31
Al Aluminio 26,982 1,61
Si Silicio 28,085 1,90
P Fósforo 30,974 2,19
S Azufre 32,06 2,58
Cl Cloro 35,45 3,16
Ar Argón 39,95 -
K Potasio 39,098 0,82
Ca Calcio 40,078 1,00
Sc Escandio 44,956 1,36
Ti Titanio 47,867 1,54
V Vanadio 50,942 1,63
Cr Cromo 51,996 1,66
Mn Manganeso 54,938 1,55
Fe Hierro 55,845 1,83
Co Cobalto 58,933 1,88
Ni Níquel 58,693 1,91
Cu Cobre 63,546 1,90
Zn Zinc 65,38 1,65
Ga Galio 69,723 1,81
Ge Germanio 72,630 2,01
As Arsénico 74,922 2,18
Se Selenio 78,971 2,55
Br Bromo 79,904 2,96
Kr Kriptón 83,798 3,00
Rb Rubidio 85,468 0,82
Sr Estroncio 87,62 0,95
Y Itrio 88,906 1,22
Zr Circonio 91,224 1,33
Nb Niobio 92,906 1,6
Mo Molibdeno 95,95 2,16
Tc Tecnecio [97] 1,9
Ru Rutenio 101,07 2,2
Rh Rodio 102,91 2,28
Pd Paladio 106,42 2,20
Ag Plata 107,87 1,93
Cd Cadmio 112,41 1,69
In Indio 114,82 1,78
Sn Estaño 118,71 1,96
Sb Antimonio 121,76 2,05
Te Telurio 127,60 2,1
I Yodo 126,90 2,66
Xe Xenón 131,29 2,6
Cs Cesio 132,91 0,79
Ba Bario 137,33 0,89
La Lantano 138,91 1,10
Ce Cerio 140,12 1,12
Pr Praseodimio 140,91 1,13
Nd Neodimio 144,24 1,14
Pm Prometio [145] -
Sm Samario 150,36 1,17
Eu Europio 151,96 -
Gd Gadolinio 157,25 1,20
Tb Terbio 158,93 -
Dy Disprosio 162,50 1,22
Ho Holmio 164,93 1,23
Er Erbio 167,26 1,24
Tm Tulio 168,93 1,25
Yb Iterbio 173,05 -
Lu Lutecio 174,97 1,27
Hf Hafnio 178,49 1,3
Ta Tantalio 180,95 1,5
W Wolframio 183,84 2,36
Re Renio 186,21 1,9
Os Osmio 190,23 2,2
Ir Iridio 192,22 2,20
Pt Platino 195,08 2,28
Au Oro 196,97 2,54
Hg Mercurio 200,59 2,00
Tl Talio 204,38 1,62
Pb Plomo 207,2 2,33
Bi Bismuto 208,98 2,02
Po Polonio [209] 2,0
At Astato [210] 2,2
Rn Radón [222] -
Fr Francio [223] 0,7
Ra Radio [226] 0,9
Ac Actinio [227] 1,1
Th Torio 232,04 1,3
Pa Protactinio 231,04 1,5
U Uranio 238,03 1,38
Np Neptunio [237] 1,36
Pu Plutonio [244] 1,28
Am Americio [243] 1,3
Cm Curio [247] 1,3
Bk Berkelio [247] -
Cf Californio [251] -
Es Einstenio [252] -
Fm Fermio [257] -
Md Mendelevio [258] -
No Nobelio [259] -
Lr Lawrencio [262] -
Rf Rutherfordio [267] -
Db Dubnio [268] -
Sg Seaborgio [269] -
Bh Bohrio [270] -
Hs Hasio [269] -
Mt Meitnerio [277] -
Ds Darmstatio [281] -
Rg Roentgenio [282] -
Cn Copernicio [285] -
Nh Nihonio [286] -
Fl Flerovio [290] -
Mc Moscovio [290] -
Lv Livermorio [293] -
Ts Teneso [294] -
Og Oganesón [294] -`;

export const categories = {
  alkali: 'Metal alcalino',
  alkaline: 'Metal alcalinotérreo',
  transition: 'Metal de transición',
  metal: 'Otro metal',
  metalloid: 'Metaloide',
  nonmetal: 'No metal',
  halogen: 'Halógeno',
  noble: 'Gas noble',
  lanthanide: 'Lantánido',
  actinide: 'Actínido',
  unknown: 'Propiedades poco conocidas',
} as const;
export type Category = keyof typeof categories;

export interface Element {
  number: number;
  symbol: string;
  name: string;
  /** Text with a decimal comma. Brackets mark a mass number. */
  weight: string;
  /** With a comma. Null: not known. */
  electronegativity: string | null;
  category: Category;
  period: number;
  /** Null: a lanthanide or actinide. */
  group: number | null;
  /** Place in the drawing. Lanthanides and actinides are in the rows 9 and 10. */
  row: number;
  column: number;
}

const periodStarts = [1, 3, 11, 19, 37, 55, 87];

const placeOf = (number: number) => {
  const period = periodStarts.filter((start) => start <= number).length;
  const place = number - (periodStarts[period - 1] ?? 1);
  const at = (column: number) => ({ period, group: column, row: period, column });
  if (period === 1) return at(place === 0 ? 1 : 18);
  if (place < 2) return at(place + 1);
  if (period <= 3) return at(place + 11);
  if (period <= 5) return at(place + 1);
  return place < 17 ? { period, group: null, row: period + 3, column: place + 1 } : at(place - 13);
};

const named: Partial<Record<Category, readonly number[]>> = {
  nonmetal: [1, 6, 7, 8, 15, 16, 34],
  metalloid: [5, 14, 32, 33, 51, 52],
  metal: [13, 31, 49, 50, 81, 82, 83, 84],
};

const categoryOf = (number: number, group: number | null): Category => {
  for (const [category, numbers] of Object.entries(named)) if (numbers.includes(number)) return category as Category;
  if (number >= 109 && number !== 112) return 'unknown';
  if (group === null) return number < 72 ? 'lanthanide' : 'actinide';
  if (group === 1) return 'alkali';
  if (group === 2) return 'alkaline';
  if (group === 17) return 'halogen';
  return group === 18 ? 'noble' : 'transition';
};

export const elements: readonly Element[] = table
  .trim()
  .split('\n')
  .map((line, index) => {
    const [symbol = '', name = '', weight = '', electronegativity = '-'] = line.split(' ');
    const number = index + 1;
    const place = placeOf(number);
    return {
      number,
      symbol,
      name,
      weight,
      electronegativity: electronegativity === '-' ? null : electronegativity,
      category: categoryOf(number, place.group),
      ...place,
    };
  });

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds elements by symbol, number or a part of the name. A whole symbol or number comes first. Accents do not matter. */
export const findElements = (asked: string): ReadonlySet<number> => {
  const wanted = plain(asked.trim());
  if (wanted === '') return new Set();
  const exact = elements.filter(({ number, symbol }) => plain(symbol) === wanted || String(number) === wanted);
  const byName = elements.filter(({ name }) => plain(name).includes(wanted));
  return new Set([...exact, ...byName].map(({ number }) => number));
};

const steps: Record<string, readonly [column: number, row: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The next element in the direction of an arrow key. Gaps of the table are skipped. */
export const nextElement = (from: Element, key: string): Element | undefined => {
  if (key === 'Home') return elements[0];
  if (key === 'End') return elements.at(-1);
  const [column, row] = steps[key] ?? [0, 0];
  const ahead = (of: Element) => (of.column - from.column) * column + (of.row - from.row) * row;
  const aside = (of: Element) => Math.abs((of.column - from.column) * row) + Math.abs((of.row - from.row) * column);
  return elements.filter((of) => ahead(of) > 0 && aside(of) === 0).sort((one, other) => ahead(one) - ahead(other))[0];
};
