/**
 * Proves at length what the tests prove in brief: `npm run harden -- random 10000` sends as many valid and as many
 * broken requests as it says, `walks 2000` takes as many random walks through the shop, `kills 200` kills the platform
 * as often while people order, `races 1000` lets carts race for a last pack. `SEED=…` repeats an earlier run, and Ctrl+C
 * ends one with what it has shown so far.
 */
import { hardenAttacks } from './harden/attacks.ts';
import { hardenImport } from './harden/import/import.ts';
import { hardenKills } from './harden/kills.ts';
import { hardenMatrix } from './harden/matrix.ts';
import { hardenPages } from './harden/pages.ts';
import { hardenPayloads } from './harden/payloads.ts';
import { hardenPlanted } from './harden/planted.ts';
import { hardenRaces } from './harden/races.ts';
import { hardenRequests } from './harden/requests.ts';
import { hardenWalks } from './harden/walks.ts';
import { hardenWire } from './harden/wire.ts';

/** Each proves something so many times, and answers whether it held. */
const proofs: Readonly<Record<string, (count: number) => Promise<boolean>>> = {
  random: hardenRequests,
  walks: hardenWalks,
  kills: hardenKills,
  races: hardenRaces,
  import: hardenImport,
  matrix: hardenMatrix,
  attacks: hardenAttacks,
  wire: hardenWire,
  pages: hardenPages,
  planted: hardenPlanted,
  payloads: hardenPayloads,
};
const DEFAULT_COUNTS: Readonly<Record<string, number>> = {
  random: 10_000,
  walks: 2_000,
  kills: 200,
  races: 1_000,
  import: 100_000,
  matrix: 1,
  attacks: 1,
  wire: 1,
  pages: 5_000,
  planted: 1,
  payloads: 300,
};

const [what = '', asked] = process.argv.slice(2);
const proof = proofs[what];
const count = Number(asked ?? DEFAULT_COUNTS[what]);
if (proof && count > 0) process.exitCode = (await proof(count)) ? 0 : 1;
else {
  console.error(
    `Say what to prove, and how often: npm run harden -- ${Object.keys(proofs).join(' | ')} 1000`,
  );
  process.exitCode = 1;
}
