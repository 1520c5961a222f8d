import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { freshSchema } from './mock/store/postgres-tests.ts';
import { storeTests } from './scripts/test/store-tests.ts';

/** Everything once, with stores in memory. */
const inMemory: TestProjectInlineConfiguration = {
  extends: true,
  test: { name: 'memory', include: ['**/*.test.{ts,tsx}'] },
};

/** What opens a store once more, on the server that DATABASE_URL names. */
const onPostgres: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'postgres',
    include: storeTests(import.meta.dirname),
    env: { TEST_SCHEMAS: freshSchema() },
    globalSetup: 'mock/store/drop-test-schemas.ts',
    // The files of a worker share what they import; each has stores of its own all the same.
    isolate: false,
  },
};

export default defineConfig({
  test: {
    projects: process.env.DATABASE_URL ? [inMemory, onPostgres] : [inMemory],
    exclude: ['**/node_modules/**', '{storefront,console}/build/**', '.data/**'],
    // A memory PGlite is up in a second or two, but not while a second worker starts another one.
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
