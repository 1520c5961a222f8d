import { encodeRefinements } from '#client/commerce/refinements.ts';
import { guestOf, staffOf } from './ask.ts';

/** Words that shoppers look for: of an active ingredient, a complaint, a form, two words, and what nearly all have. */
const TERMS = ['Ibuprofen', 'Nasenspray', 'Kopfschmerzen', 'Magnesium 400', 'Salbe Haut', 'Tabletten'];
const MISSPELT = ['Ibuprofn', 'Nasensprai', 'Magnesum', 'Parazetamol'];
const TYPED = ['ibu', 'nasen', 'tab', 'schmerz'];

/** A request, sent once; answers how long it took. */
type Send = () => Promise<{ milliseconds: number }>;

export type QuestionName = keyof typeof WHAT;

/** What is asked of a shop, each question in several forms that take turns. */
export type Questions = Readonly<Record<QuestionName, Send>>;

export const WHAT = {
  search: 'search of a term, with facets and prices',
  misspelt: 'search of a misspelt term',
  category: 'category with facets and prices',
  refined: 'category narrowed by a brand',
  suggestions: 'suggestions while a term is typed',
  product: 'a product with its price',
  similar: 'products like one',
  list: 'list of products in the console',
  keyword: 'search of products in the console',
  everywhere: 'search of all objects in the console',
} as const;

/** The path of a search in the shop. */
export const searchPath = (query: Readonly<Record<string, string>>): string =>
  `/search/products?${new URLSearchParams({ fields: 'Name', includePrices: 'true', pageSize: '24', ...query })}`;

/** The questions to a shop, by the products and categories that it has. */
export async function questionsTo(origin: string): Promise<Questions> {
  const [guest, staff] = [guestOf(origin), await staffOf(origin)];
  const found = (query: Readonly<Record<string, string>>) => () => guest(searchPath(query));
  const { body: top } = await guest('/product-categories/children');
  const categories: string[] = top.productCategories.map(({ id }: { id: string }) => id);
  const { body: first } = await found({ categoryId: categories[0] ?? '' })();
  const products: string[] = first.productsPage.products.map(({ id }: { id: string }) => id);
  const refinements = encodeRefinements(['Brand__c:Nordhaus']);
  return {
    search: inTurn(TERMS, (searchTerm) => found({ searchTerm })),
    misspelt: inTurn(MISSPELT, (searchTerm) => found({ searchTerm })),
    category: inTurn(categories, (categoryId) => found({ categoryId })),
    refined: inTurn(categories, (categoryId) => found({ categoryId, refinements })),
    suggestions: inTurn(TYPED, (searchTerm) => () => {
      const query = new URLSearchParams({ searchTerm, includeSuggestedProducts: 'true' });
      return guest(`/search/suggestions?${query}`);
    }),
    product: inTurn(products, (id) => () => guest(`/products/${id}`)),
    similar: inTurn(
      products,
      (id) => () => guest(`/ai/recommendations?recommender=SimilarProducts&anchorValues=${id}`),
    ),
    list: () => staff('/list-records/Product2/AllProducts', { pageSize: 50 }),
    keyword: inTurn(TERMS, (q) => () => {
      const query = new URLSearchParams({ q, objectApiName: 'Product2' });
      return staff(`/search/results/keyword?${query}`, {});
    }),
    everywhere: inTurn(TERMS, (q) => () => staff(`/search/results?${new URLSearchParams({ q })}`, {})),
  };
}

/** Sends one after the other of several requests. */
function inTurn(forms: readonly string[], request: (form: string) => Send): Send {
  const requests = forms.map(request);
  let next = 0;
  return () => {
    const send = requests[next % requests.length] as Send;
    next += 1;
    return send();
  };
}
