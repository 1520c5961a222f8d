import type { CrashKind } from './kind.ts';
import { firstStart, migration, productImport } from './starts.ts';
import { recordBatch, upload } from './writes.ts';

/** What is killed beside checkouts, by its name. */
export const crashKinds = {
  'record batch': recordBatch,
  upload,
  import: productImport,
  migration,
  'first start': firstStart,
} satisfies Readonly<Record<string, CrashKind>>;
export type CrashName = keyof typeof crashKinds;
