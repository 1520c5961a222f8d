import { encodeRefinements } from '#client/commerce/refinements.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { signIn } from '../signed-in.ts';

const STORE = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
const UI_API = '/services/data/v64.0/ui-api';

/** Words that shoppers look for: of an active ingredient, a complaint, a form, two words, and what nearly all have. */
const TERMS = ['Ibuprofen', 'Nasenspray', 'Kopfschmerzen', 'Magnesium 400', 'Salbe Haut', 'Tabletten'];
const MISSPELT = ['Ibuprofn', 'Nasensprai', 'Magnesum', 'Parazetamol'];
const TYPED = ['ibu', 'nasen', 'tab', 'schmerz'];

/** A request, sent once; answers how long it took. */
type Send = () => Promise<{ milliseconds: number }>;

/** What is asked of a shop, each question in several forms that take turns. */
export type Questions = Readonly<Record<QuestionName, Send>>;
export type QuestionName = keyof typeof WHAT;

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

/** The questions to a shop, by the products and categories that it has. */
export async function questionsTo(origin: string): Promise<Questions> {
  const { byCookie } = await signIn(origin);
  const get = (path: string) => (): Promise<{ milliseconds: number; body: Body }> =>
    ask(origin + STORE + path);
  const staff = (path: string, body?: object) => () => ask(origin + UI_API + path, byCookie, body);
  const found = (query: Record<string, string>) =>
    get(
      `/search/products?${new URLSearchParams({ fields: 'Name', includePrices: 'true', pageSize: '24', ...query })}`,
    );
  const { body: top } = await get('/product-categories/children')();
  const categories: string[] = top.productCategories.map(({ id }: { id: string }) => id);
  const { body: first } = await found({ categoryId: categories[0] ?? '' })();
  const products: string[] = first.productsPage.products.map(({ id }: { id: string }) => id);
  const brand = encodeRefinements(['Brand__c:Nordhaus']);
  return {
    search: inTurn(TERMS, (searchTerm) => found({ searchTerm })),
    misspelt: inTurn(MISSPELT, (searchTerm) => found({ searchTerm })),
    category: inTurn(categories, (categoryId) => found({ categoryId })),
    refined: inTurn(categories, (categoryId) => found({ categoryId, refinements: brand })),
    suggestions: inTurn(TYPED, (searchTerm) =>
      get(`/search/suggestions?${new URLSearchParams({ searchTerm, includeSuggestedProducts: 'true' })}`),
    ),
    product: inTurn(products, (id) => get(`/products/${id}`)),
    similar: inTurn(products, (id) =>
      get(`/ai/recommendations?recommender=SimilarProducts&anchorValues=${id}`),
    ),
    list: staff('/list-records/Product2/AllProducts', { pageSize: 50 }),
    keyword: inTurn(TERMS, (q) =>
      staff(`/search/results/keyword?${new URLSearchParams({ q, objectApiName: 'Product2' })}`, {}),
    ),
    everywhere: inTurn(TERMS, (q) => staff(`/search/results?${new URLSearchParams({ q })}`, {})),
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

// biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
type Body = any;

async function ask(url: string, headers: Readonly<Record<string, string>> = {}, body?: object) {
  const begin = performance.now();
  const answer = await fetch(url, {
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const milliseconds = performance.now() - begin;
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return { milliseconds, body: JSON.parse(text) as Body };
}
