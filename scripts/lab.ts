/**
 * Proves at length what the tests prove in brief: `npm run harden` repeats every experiment, which takes hours, and
 * `npm run harden -- fuzz 110000` one of them, here one that sends requests of every kind to every
 * operation, `random 10000` as many valid and as many broken ones as it says, `walks 2000` takes as many random walks
 * through the shop, `kills 200` kills the platform as often while people order, `races 1000` lets rivals race for what
 * only one may have. `SEED=…` repeats an earlier run, and Ctrl+C ends one with what it has shown so far.
 */
import { hardenAll } from './lab/all.ts';
import { hardenMatrix } from './lab/authorization-matrix.ts';
import { hardenConsoleAxe } from './lab/console-accessibility.ts';
import { hardenKills } from './lab/crash-recovery.ts';
import { hardenCsrf } from './lab/csrf.ts';
import { hardenTrouble } from './lab/degraded-upstream.ts';
import { hardenDiskFull } from './lab/disk-full.ts';
import { hardenFuzz } from './lab/fuzz.ts';
import { hardenEnds } from './lab/graceful-shutdown.ts';
import { hardenImport } from './lab/import/import.ts';
import { hardenPayloads } from './lab/injection.ts';
import { hardenJourneys } from './lab/journey-variants.ts';
import { hardenLoad } from './lab/load.ts';
import { hardenWalks } from './lab/model-based.ts';
import { hardenPlanted } from './lab/mutants.ts';
import { hardenWire } from './lab/network-faults.ts';
import { hardenPageStates } from './lab/page-state-coverage.ts';
import { hardenRaces } from './lab/races.ts';
import { hardenRequests } from './lab/random-requests.ts';
import { hardenHasty } from './lab/rapid-navigation.ts';
import { hardenRedirects } from './lab/redirects.ts';
import { hardenAttacks } from './lab/request-forgery.ts';
import { hardenSecrets } from './lab/secrets.ts';
import { hardenPages } from './lab/visitor-isolation.ts';

/** Each proves something so many times, and answers whether it held. */
const proofs: Readonly<Record<string, (count: number) => Promise<boolean>>> = {
  fuzz: hardenFuzz,
  random: hardenRequests,
  walks: hardenWalks,
  kills: hardenKills,
  races: hardenRaces,
  ends: hardenEnds,
  'disk-full': hardenDiskFull,
  load: hardenLoad,
  import: hardenImport,
  matrix: hardenMatrix,
  attacks: hardenAttacks,
  redirects: hardenRedirects,
  csrf: hardenCsrf,
  secrets: hardenSecrets,
  wire: hardenWire,
  trouble: hardenTrouble,
  hasty: hardenHasty,
  pages: hardenPages,
  'console-axe': hardenConsoleAxe,
  planted: hardenPlanted,
  payloads: hardenPayloads,
  journeys: hardenJourneys,
  'page-states': hardenPageStates,
};
const DEFAULT_COUNTS: Readonly<Record<string, number>> = {
  fuzz: 110_000,
  random: 10_000,
  walks: 2_000,
  kills: 200,
  races: 10_000,
  ends: 50,
  'disk-full': 5,
  load: 10,
  import: 100_000,
  matrix: 1,
  attacks: 1,
  redirects: 1_000,
  csrf: 1,
  secrets: 1,
  wire: 1,
  trouble: 1,
  hasty: 300,
  pages: 5_000,
  'console-axe': 1,
  planted: 1,
  payloads: 300,
  journeys: 1,
  'page-states': 1,
};

const [what, asked] = process.argv.slice(2);
const proof = what === undefined ? () => hardenAll(Object.keys(proofs)) : proofs[what];
const count = Number(asked ?? DEFAULT_COUNTS[what ?? ''] ?? 1);
// The embedded database leaves a timer behind that would hold a process which is done.
if (proof && count > 0) process.exit((await proof(count)) ? 0 : 1);
else {
  console.error(
    `Say what to prove, and how often: npm run harden -- ${Object.keys(proofs).join(' | ')} 1000`,
  );
  process.exitCode = 1;
}
