import type { TestProject } from 'vitest/node';
import { dropSchemas } from './postgres-tests.ts';

/** Runs when all tests on PostgreSQL are done. */
export default function setup({ config }: TestProject): () => Promise<void> {
  const { DATABASE_URL = '', TEST_SCHEMAS = '' } = { ...process.env, ...config.env };
  return () => dropSchemas(DATABASE_URL, TEST_SCHEMAS);
}
