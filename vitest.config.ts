import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { freshSchema } from './mock/store/postgres-tests.ts';
import { storeTests, testsWithOwnModules } from './scripts/test/store-tests.ts';

const withStores = storeTests(import.meta.dirname);
const withOwnModules = testsWithOwnModules(import.meta.dirname);

const NO_TESTS = ['**/node_modules/**', '{storefront,console}/build/**', '.data/**'];

/**
 * Most tests; those that open a store open it in memory. The files of a worker share what they import, which takes
 * longer than most tests, and each has stores of its own all the same.
 */
const inMemory: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'memory',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...NO_TESTS, ...withOwnModules],
    isolate: false,
  },
};

/** What puts modules in the place of others, which would stay there for the files after it. */
const alone: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'alone', include: withOwnModules },
};

/** What opens a store once more, on the server that DATABASE_URL names. */
const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    include: withStores,
    isolate: false,
    env: { TEST_SCHEMAS: freshSchema() },
    globalSetup: 'mock/store/drop-test-schemas.ts',
  },
};

export default defineConfig({
  test: {
    // Processes of the mock answer a few calls before they are ended.
    env: { MOCK_WARM_UP: '0' },
    projects: process.env.DATABASE_URL ? [inMemory, alone, onPostgres] : [inMemory, alone],
    exclude: NO_TESTS,
    // A memory PGlite is up in a second or two, but not on a machine that does much else.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // One more than the cores that this is measured on: some tests wait for processes and servers.
    maxWorkers: 3,
  },
});
