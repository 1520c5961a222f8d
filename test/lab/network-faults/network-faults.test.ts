import { expect, it } from 'vitest';
import { PATIENT } from '../patient.ts';
import { runFaults } from './run-faults.ts';

/** The whole table is sent by `npm run lab -- network-faults`. */
const EACH = 5;

it(
  'calls end every network fault with data or one typed error that has a German sentence',
  PATIENT,
  async () => {
    const { surprises, unhandledRejections, cells } = await runFaults(EACH);
    expect(surprises).toEqual([]);
    expect(unhandledRejections).toBe(0);
    expect(cells).toBeGreaterThan(1000);
  },
);
