import { authorizationMatrix } from './authorization-matrix.ts';
import { consoleAccessibility } from './console-accessibility.ts';
import { consoleTasks } from './console-tasks.ts';
import { crashRecovery } from './crash-recovery.ts';
import { csrf } from './csrf.ts';
import { degradedUpstream } from './degraded-upstream.ts';
import { directusTasks } from './directus-tasks.ts';
import { diskFull } from './disk-full.ts';
import { fuzz } from './fuzz.ts';
import { gracefulShutdown } from './graceful-shutdown.ts';
import { largeImport } from './import/import.ts';
import { injection } from './injection.ts';
import { journeyVariants } from './journey-variants.ts';
import { load } from './load.ts';
import { modelBased } from './model-based.ts';
import { mutants } from './mutants.ts';
import { networkFaults } from './network-faults.ts';
import { noisyNeighbours } from './noisy-neighbours.ts';
import { pageStateCoverage } from './page-state-coverage.ts';
import { processes } from './processes.ts';
import { races } from './races.ts';
import { randomRequests } from './random-requests.ts';
import { rapidNavigation } from './rapid-navigation.ts';
import { redirects } from './redirects.ts';
import { requestForgery } from './request-forgery.ts';
import { secrets } from './secrets.ts';
import { soql } from './soql.ts';
import { visitorIsolation } from './visitor-isolation.ts';

/** One way to find out at length whether the system keeps what it promises. */
export interface Experiment {
  /** Runs it in the size that is asked for; true if everything held. */
  readonly run: (size: number) => Promise<boolean>;
  /** The size unless another one is asked for: requests, crashes, races, minutes … */
  readonly usualSize: number;
}

/** Every experiment by the name that `npm run lab` knows it by, in the order in which all of them run. */
export const experiments: Readonly<Record<string, Experiment>> = {
  fuzz: { run: fuzz, usualSize: 110_000 },
  'random-requests': { run: randomRequests, usualSize: 10_000 },
  soql: { run: soql, usualSize: 10_000 },
  'model-based': { run: modelBased, usualSize: 2_000 },
  'crash-recovery': { run: crashRecovery, usualSize: 200 },
  races: { run: races, usualSize: 10_000 },
  'graceful-shutdown': { run: gracefulShutdown, usualSize: 50 },
  processes: { run: processes, usualSize: 60 },
  'disk-full': { run: diskFull, usualSize: 5 },
  load: { run: load, usualSize: 10 },
  'noisy-neighbours': { run: noisyNeighbours, usualSize: 1 },
  import: { run: largeImport, usualSize: 100_000 },
  'authorization-matrix': { run: authorizationMatrix, usualSize: 1 },
  'request-forgery': { run: requestForgery, usualSize: 1 },
  redirects: { run: redirects, usualSize: 1_000 },
  csrf: { run: csrf, usualSize: 1 },
  secrets: { run: secrets, usualSize: 1 },
  'network-faults': { run: networkFaults, usualSize: 1 },
  'degraded-upstream': { run: degradedUpstream, usualSize: 1 },
  'rapid-navigation': { run: rapidNavigation, usualSize: 300 },
  'visitor-isolation': { run: visitorIsolation, usualSize: 5_000 },
  'console-accessibility': { run: consoleAccessibility, usualSize: 1 },
  'console-tasks': { run: consoleTasks, usualSize: 3 },
  'directus-tasks': { run: directusTasks, usualSize: 2 },
  mutants: { run: mutants, usualSize: 1 },
  injection: { run: injection, usualSize: 300 },
  'journey-variants': { run: journeyVariants, usualSize: 1 },
  'page-state-coverage': { run: pageStateCoverage, usualSize: 1 },
};
