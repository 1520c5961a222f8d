import { expect, it } from 'vitest';
import { declaredOperations } from '../operations/declared.ts';
import { PATIENT } from '../patient.ts';
import { runMatrix } from './run-matrix.ts';

/** Each sets the whole store back, for every role several times; `npm run lab -- authorization-matrix` asks them too. */
const SLOW = ['resetStore', 'restoreSnapshot'];

it(
  'every operation that leaves the store in place is decided for every role, and foreign things are answered as absent ones',
  PATIENT,
  async () => {
    const { operations, requests, wrong } = await runMatrix({ without: SLOW });
    expect(wrong).toEqual([]);
    expect(operations).toBe(
      declaredOperations('commerce', 'cms', 'record-data', 'platform', 'sandbox').length - SLOW.length,
    );
    expect(requests).toBeGreaterThan(5 * operations);
  },
);
