import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { brandFacts } from '#mock/demo/catalogue/brands.ts';
import { categories } from '#mock/demo/catalogue/categories.ts';
import { pznCheckDigit } from '#pharmacy/pzn.ts';

/** Beyond every PZN that the demo shop gives. */
const FIRST_NUMBER = 3_000_000;
const INGREDIENTS = [
  'Ibuprofen',
  'Paracetamol',
  'Cetirizin',
  'Magnesium',
  'Dexpanthenol',
  'Loratadin',
  'Zink',
];
const FORMS = ['Tabletten', 'Creme', 'Gel', 'Tropfen', 'Kapseln', 'Saft'];
const CLASSES = ['apothekenpflichtig', 'Kosmetik', 'Nahrungsergänzung', 'Medizinprodukt'];

/** A way to spoil a row, and the column that has to be named for it. */
const SPOILED: readonly {
  readonly column: string | undefined;
  readonly spoil: (cells: string[]) => string[];
}[] = [
  {
    column: 'pzn',
    spoil: (cells) => cells.with(0, `${cells[0]?.slice(0, 7)}${(Number(cells[0]?.[7]) + 1) % 10}`),
  },
  { column: 'name', spoil: (cells) => cells.with(1, '') },
  { column: 'category', spoil: (cells) => cells.with(4, 'Nirgends') },
  { column: 'class', spoil: (cells) => cells.with(5, 'Elixier') },
  { column: 'price', spoil: (cells) => cells.with(9, 'umsonst') },
  { column: 'stock', spoil: (cells) => cells.with(11, '-1') },
  { column: undefined, spoil: (cells) => cells.slice(0, 5) },
];

/** A fault that has to be reported. */
export interface ExpectedFault {
  readonly line: number;
  readonly column: string | undefined;
}

/**
 * Writes a CSV file of so many products, of which `bad` rows, evenly spread, are faulty; answers which. Files that begin
 * at least twice as many numbers `after` one another share no product.
 */
export async function writeProductFile(
  path: string,
  rows: number,
  bad: number,
  after = 0,
): Promise<ExpectedFault[]> {
  const out = createWriteStream(path);
  const leaves = leafPaths();
  const brands = Object.values(brandFacts).map(({ manufacturer }) => manufacturer);
  const expected: ExpectedFault[] = [];
  out.write('pzn;name;variant;brand;category;class;form;packAmount;packUnit;price;comparisonPrice;stock\n');
  let number = FIRST_NUMBER + after;
  for (let row = 0; row < rows; row += 1) {
    while (pznCheckDigit(String(number)) === undefined) number += 1;
    const pzn = `${number}${pznCheckDigit(String(number))}`;
    number += 1;
    const cells = cellsOf(row, pzn, { brands, leaves });
    const isBad = row % Math.floor(rows / bad) === 0 && expected.length < bad;
    const { column, spoil } = SPOILED[expected.length % SPOILED.length] as (typeof SPOILED)[number];
    if (isBad) expected.push({ line: row + 2, column });
    if (!out.write(`${(isBad ? spoil(cells) : cells).join(';')}\n`)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
  return expected;
}

interface Lists {
  readonly brands: readonly string[];
  readonly leaves: readonly string[];
}

function cellsOf(row: number, pzn: string, { brands, leaves }: Lists): string[] {
  const [ingredient, form] = [INGREDIENTS[row % INGREDIENTS.length], FORMS[row % FORMS.length]];
  const amount = 10 * (1 + (row % 10));
  const cents = 199 + ((row * 37) % 8_000);
  return [
    pzn,
    `${ingredient} ${form} ${row % 997}`,
    `${amount} Stück`,
    brands[row % brands.length] ?? '',
    leaves[row % leaves.length] ?? '',
    CLASSES[row % CLASSES.length] ?? '',
    form ?? '',
    String(amount),
    'St',
    euro(cents),
    euro(cents + 150),
    String(row % 60),
  ];
}

function euro(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** The paths of the categories that have none below them. */
function leafPaths(): string[] {
  const all = categories();
  const byKey = new Map(all.map((category) => [category.key, category]));
  const pathOf = (key: string | undefined): string[] => {
    const category = key === undefined ? undefined : byKey.get(key);
    return category ? [...pathOf(category.parentKey), category.name] : [];
  };
  const parents = new Set(all.map(({ parentKey }) => parentKey));
  return all.filter(({ key }) => !parents.has(key)).map(({ key }) => pathOf(key).join(' > '));
}
