import { measureMock } from '../mock.ts';
import type { Comparison } from './report.ts';

/** CPU time of one record read from the embedded database, beside a static example of the Prism CLI. */
export async function costOfReads(): Promise<Comparison> {
  const { microseconds } = await measureMock();
  return {
    name: 'recordRead',
    what: 'CPU time of the server for one record from PGlite, beside a static example of `prism mock`',
    limit: 1,
    ratio: (microseconds.record ?? Number.NaN) / (microseconds.prismCli ?? Number.NaN),
  };
}
