import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { freshSchema } from './mock/store/postgres-tests.ts';
import { storeTests } from './scripts/test/store-tests.ts';

const withStores = storeTests(import.meta.dirname);

const NO_TESTS = ['**/node_modules/**', '{storefront,console}/build/**', '.data/**'];

/** What opens no store. */
const plain: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'plain', include: ['**/*.test.{ts,tsx}'], exclude: [...NO_TESTS, ...withStores] },
};

/**
 * What opens a store, in memory. The files of a worker share what they import, most of the platform; each has stores
 * of its own all the same.
 */
const inMemory: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'memory', include: withStores, isolate: false },
};

/** The same once more, on the server that DATABASE_URL names. */
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
    projects: process.env.DATABASE_URL ? [plain, inMemory, onPostgres] : [plain, inMemory],
    exclude: NO_TESTS,
    // A memory PGlite is up in a second or two, but not while a second worker starts another one.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
