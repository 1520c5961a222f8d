import { CATALOG_ID, SALE_PRICEBOOK_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Ask, Body } from './ask.ts';
import { searchPath } from './questions.ts';

/** A word that no product and no category has. */
const WORD = 'Quittenwunder';
const FIELDS = { IsActive: true, L2C_CM_RegulatoryClassification__c: 'Kosmetik', AvailableToOrder__c: 9 };

/** A search, and whether its answer shows what was changed. */
export interface Seen {
  readonly search: string;
  readonly shows: (body: Body) => boolean;
}

/** What can be changed in a shop, the round it is in making each change another one. */
export interface ChangedShop {
  readonly changes: Readonly<Record<string, (round: number) => Promise<Seen>>>;
  /** Takes away what was made for it. */
  undo(): Promise<void>;
}

const search = (searchTerm: string): string => searchPath({ searchTerm });
const idsIn = (body: Body): string[] => body.productsPage.products.map(({ id }: { id: string }) => id);

/** Adds two products and a category, which can be changed. */
export async function changedShop(staff: Ask): Promise<ChangedShop> {
  const made: string[] = [];
  const add = async (apiName: string, fields: object): Promise<string> => {
    const { id } = (await staff('/records', { apiName, fields })).body;
    made.push(id);
    return id;
  };
  const product = (Name: string) => add('Product2', { ...FIELDS, Name, StockKeepingUnit: Name });
  const write = (id: string, fields: object) => staff(`/records/${id}`, { fields }, 'PATCH');
  const [first, second] = [await product(`${WORD} a`), await product(`${WORD} b`)];
  const sold = { Product2Id: first, Pricebook2Id: SALE_PRICEBOOK_ID, UnitPrice: '10.00', IsActive: true };
  const entry = await add('PricebookEntry', sold);
  const category = await add('ProductCategory', { Name: 'Quittenhain', CatalogId: CATALOG_ID });
  const assigned = { ProductId: first, ProductCategoryId: category, IsPrimaryCategory: true };
  await add('ProductCategoryProduct', assigned);
  return {
    changes: {
      name: async (round) => {
        await write(second, { Name: `${WORD} ${letter(round)}zz` });
        return { search: search(`${letter(round)}zz`), shows: (body) => idsIn(body).includes(second) };
      },
      price: async (round) => {
        await write(entry, { UnitPrice: `${20 + round}.00` });
        return {
          search: search(WORD),
          shows: (body) => JSON.stringify(body.productsPage).includes(`"${20 + round}.00"`),
        };
      },
      stock: async (round) => {
        const [gone, there] = round % 2 === 0 ? [first, second] : [second, first];
        await write(there, { AvailableToOrder__c: 9 });
        await write(gone, { AvailableToOrder__c: 0 });
        return { search: search(WORD), shows: (body) => idsIn(body)[0] === there };
      },
      category: async (round) => {
        await write(category, { Name: `Quittenhain ${letter(round)}xx` });
        return { search: search(`${letter(round)}xx`), shows: (body) => idsIn(body).includes(first) };
      },
      'new product': async (round) => {
        const id = await product(`${WORD} ${letter(round)}`);
        return { search: search(WORD), shows: (body) => idsIn(body).includes(id) };
      },
      'deleted product': async (round) => {
        const id = await product(`${WORD} weg ${letter(round)}`);
        await staff(`/records/${id}`, undefined, 'DELETE');
        made.pop();
        return { search: search(WORD), shows: (body) => !idsIn(body).includes(id) };
      },
    },
    undo: async () => {
      for (const id of made.toReversed()) await staff(`/records/${id}`, undefined, 'DELETE');
    },
  };
}

/** Letters that stand for a round, so that a term is no beginning of another. */
const letter = (round: number): string =>
  `q${String(round).replaceAll(/\d/g, (digit) => 'bcdfghjklm'[Number(digit)] ?? '')}`;
