import { sql } from 'kysely';
import type { Store } from '#mock/store/store.ts';

const CHUNK = 10_000;
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

/** Writes so many products, of which ten, evenly spread, are named Lindwurmtee. */
export async function addProducts(store: Store, products: number): Promise<void> {
  for (let from = 0; from < products; from += CHUNK) {
    const length = Math.min(CHUNK, products - from);
    await store.insertMany(
      'Product2',
      Array.from({ length }, (_, at) => product(from + at, products)),
    );
    // As a server does from time to time, so that it knows how many records there are.
    await sql`analyze`.execute(store.db);
  }
}

function product(number: number, all: number) {
  const [ingredient, form] = [INGREDIENTS[number % INGREDIENTS.length], FORMS[number % FORMS.length]];
  const isRare = number % (all / 10) === 0;
  return {
    Name: isRare ? `Lindwurmtee Beutel ${number}` : `${ingredient} ${form} ${number % 997}`,
    StockKeepingUnit: `LW-${String(number).padStart(7, '0')}`,
    ActiveIngredient__c: ingredient ?? null,
    DosageForm__c: form ?? null,
    Description: `${form} mit ${ingredient} gegen Schmerzen und Fieber.`,
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: 'Kosmetik' as const,
  };
}
