import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const OPENS_STORES = 'mock/store/testing.ts';
const REPLACES_MODULES = /vi\.(?:mock|resetModules)\(/;
const IMPORT = /(?:from\s+|import\s*\(?\s*)['"]((?:\.|#mock\/)[^'"]+)['"]/g;

/** Tests that would say nothing new on PostgreSQL, and why: what they prove there is proven by the tests named. */
const NOT_AGAIN: Readonly<Record<string, string>> = {
  'mock/apis/commerce/search/relevance/relevance.test.ts':
    'plain-search.test.ts holds the results and orders of both databases to those of one plain search',
  'test/lab/fuzz/fuzz.test.ts':
    'contracts are held before and after the records are asked; the walks send every statement to PostgreSQL',
  'test/lab/authorization-matrix/authorization-matrix.test.ts':
    'who may do what is decided from definitions; the tests of mock/model/access and of each call ask PostgreSQL',
  'test/lab/mutants/mutants.test.ts': 'it is about the experiments, not about the records',
  'test/lab/random-requests/random-requests.test.ts':
    'contracts are held before and after the records are asked; the walks send every statement to PostgreSQL',
  'test/lab/security/attacks.test.ts':
    'sessions and input are refused before the records are asked; mock/model/sessions asks PostgreSQL',
  'test/soql/permissions/fields.test.ts':
    'fields are refused before the records are asked; records.test.ts beside it asks PostgreSQL',
  'mock/store/change-count.test.ts': 'changes are counted only where no other process writes',
  'mock/store/connection/database-module.test.ts': 'it is about the embedded database',
  'mock/store/connection/pglite.test.ts': 'it is about the embedded database',
  'mock/store/postgres.test.ts': 'it goes to PostgreSQL by itself',
  'mock/store/record-store.test.ts': 'mock/store/postgres.test.ts asks the same of PostgreSQL',
  'mock/store/schema/migrate.test.ts': 'it prepares embedded databases of its own',
};

/**
 * Tests that send PostgreSQL no statement which those that run there do not send as well, so that what they prove follows
 * from the same answers on both databases; decision 0094 names the others for each.
 */
const SENDS_NOTHING_NEW: readonly string[] = [
  'mock/apis/cms/channel-media/getChannelMedia.test.ts',
  'mock/apis/cms/channels/channels.test.ts',
  'mock/apis/cms/collections/collections.test.ts',
  'mock/apis/cms/media/uploaded-picture.test.ts',
  'mock/apis/cms/versions/content-versions.test.ts',
  'mock/apis/commerce/cart-actions/cart-actions.test.ts',
  'mock/apis/commerce/cart-actions/payment-link.test.ts',
  'mock/apis/commerce/cart-coupons/coupons.test.ts',
  'mock/apis/commerce/carts/item-wishes.test.ts',
  'mock/apis/commerce/checkouts/payment.test.ts',
  'mock/apis/commerce/mails/order-mail.test.ts',
  'mock/apis/commerce/orders/guest-orders.test.ts',
  'mock/apis/commerce/promotions/prescription-price.test.ts',
  'mock/apis/commerce/server-methods/server-methods.test.ts',
  'mock/apis/commerce/taxes/taxes.test.ts',
  'mock/apis/dispatch/versions.test.ts',
  'mock/apis/platform/frontdoor/frontdoor.test.ts',
  'mock/apis/platform/identity/identity.test.ts',
  'mock/apis/platform/oauth/id-token/id-token.test.ts',
  'mock/apis/platform/oauth/token-state.test.ts',
  'mock/apis/platform/query/columns.test.ts',
  'mock/apis/platform/query/malformed.test.ts',
  'mock/apis/platform/resources/resources.test.ts',
  'mock/apis/record-data/actions/actions.test.ts',
  'mock/apis/record-data/icons/icons.test.ts',
  'mock/apis/record-data/layouts/layouts.test.ts',
  'mock/apis/record-data/layouts/user-state.test.ts',
  'mock/apis/record-data/picklists/picklists.test.ts',
  'mock/apis/sandbox/faults/faults.test.ts',
  'mock/apis/sandbox/fuzz.test.ts',
  'mock/apis/sandbox/log/log.test.ts',
  'mock/apis/sandbox/scenarios/kept-members.test.ts',
  'mock/apis/sandbox/scenarios/scenarios.test.ts',
  'mock/apis/sandbox/scenarios/shop-scenarios.test.ts',
  'mock/apis/sandbox/scenarios/version-limit.test.ts',
  'mock/demo/seed/people/add-missing-staff.test.ts',
  'mock/strict-platform.test.ts',
  'test/lab/random-requests/broken-requests.test.ts',
];

/** Every test of the platform that opens a test store, by path from `root`; the others do not depend on the database. */
export function storeTests(root: string): string[] {
  const reached = new Map<string, boolean>();
  const opensStores = (file: string): boolean => {
    const known = reached.get(file);
    if (known !== undefined) return known;
    reached.set(file, file === OPENS_STORES);
    const found = file === OPENS_STORES || importsOf(root, file).some(opensStores);
    reached.set(file, found);
    return found;
  };
  const tests = globSync(['mock/**/*.test.ts', 'test/{lab,soql}/**/*.test.ts'], { cwd: root });
  const left = tests.filter((file) => !(file in NOT_AGAIN || SENDS_NOTHING_NEW.includes(file)));
  return left.filter(opensStores).sort();
}

/** Every test that puts a module in the place of another, by path from `root`. */
export function testsWithOwnModules(root: string): string[] {
  const tests = globSync('{client,console,http,mock,pharmacy,scripts,storefront,test}/**/*.test.{ts,tsx}', {
    cwd: root,
  });
  return tests.filter((file) => REPLACES_MODULES.test(readFileSync(join(root, file), 'utf8'))).sort();
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(IMPORT)]
    .map(([, specifier = '']) =>
      specifier.startsWith('#') ? specifier.slice(1) : normalize(join(dirname(file), specifier)),
    )
    .filter((path) => path.endsWith('.ts'));
}
