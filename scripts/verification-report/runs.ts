import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from '../generate/contracts.ts';
import type { Verification } from '../lab/verification.ts';

/** A run as writeRun leaves it, with whatever was counted. */
interface Run {
  readonly command: string;
  readonly date: string;
  readonly seed?: number;
  /** What has to be known beside the counts. */
  readonly note?: string;
  readonly [count: string]: unknown;
}

/** What there is to say of runs that only counted. */
interface Told extends Pick<Verification, 'experiment' | 'doesNotProve'> {
  size(run: Run): string;
  result(run: Run): string;
}

const TOLD: Readonly<Record<string, Told>> = {
  'random-requests': {
    experiment: 'Random valid and broken requests to every operation',
    size: ({ valid, invalid }) => `${written(valid)} valid and ${written(invalid)} broken requests`,
    result: ({ brokenPromises }) => `${written(brokenPromises)} broken promises`,
    doesNotProve: 'sequences of requests, of which the model-based tests send some',
  },
  'model-based': {
    experiment: 'Random sequences of commands through cart, checkout and accounts beside a model of the shop',
    size: ({ walks, steps, orders }) =>
      `${written(walks)} sequences, ${written(steps)} steps, ${written(orders)} orders`,
    result: ({ divergences }) => `${(divergences as unknown[]).length} divergences`,
    doesNotProve: 'what neither the model nor the platform thinks of',
  },
  'crash-recovery': {
    experiment: 'The platform crashed while people order, and its records audited after each restart',
    size: ({ crashes, acknowledgedOrders }) =>
      `${written(crashes)} crashes, ${written(acknowledgedOrders)} acknowledged orders`,
    result: ({ lost, doubled, halfWritten, wrongStock, restartMs, emptyStartMs }) =>
      `${written(lost)} lost, ${written(doubled)} doubled, ${written(halfWritten)} half written, ${written(wrongStock)} wrong stocks${startsOf(restartMs, emptyStartMs)}`,
    doesNotProve: 'loss of power, against which the embedded database promises nothing',
  },
  'crash-recovery-kinds': {
    experiment: 'Processes crashed at their work, and the records looked at after each crash',
    size: ({ crashes }) => `${written(crashes)} crashes`,
    result: ({ lost, doubled, halfWritten, restartMs, emptyStartMs }) =>
      `${written(lost)} lost, ${written(doubled)} doubled, ${written(halfWritten)} half written${startsOf(restartMs, emptyStartMs)}`,
    doesNotProve: 'loss of power, and that the crashes have met every moment of the work',
  },
  races: {
    experiment: 'Rivals that race for what only one may have',
    size: ({ races, rivals, processes = 1 }) =>
      `${written(races)} races of ${written(rivals)}, ${written(processes)} processes`,
    result: ({ tooMany, none, inconsistent, otherAnswers }) =>
      `${written(tooMany)} with more winners than one, ${written(none)} with none, ${written(inconsistent)} inconsistent records, ${written(otherAnswers)} other answers`,
    doesNotProve:
      'rivals in more than two processes; on the embedded database, which has one connection, rivals hardly meet',
  },
  soql: {
    experiment:
      'Random statements of the query language, each worked out over the same records in memory, and asked once more with its words mixed up',
    size: ({ statements, finding, broken, refused }) =>
      `${written(statements)} statements, ${written(finding)} of which find records; ${written(broken)} mixed up, ${written(refused)} of which make no sense`,
    result: ({ differences }) =>
      `${written(differences)} other answers, server errors or refusals without a reason`,
    doesNotProve:
      'what the platform answers where its documentation says nothing, such as the order of equal records; statements by roles that do not see all of these records',
  },
  import: {
    experiment: 'A product file with faulty rows imported, and what its catalogue does to the shop',
    size: ({ rows, badRows }) => `${written(rows)} rows, ${written(badRows)} of them faulty`,
    result: ({ unreportedBadRows, importPeakMegabytes, idleMockMegabytes, rowsPerSecond }) =>
      `${written(unreportedBadRows)} faulty rows unreported, at most ${written(importPeakMegabytes)} MB beside ${written(idleMockMegabytes)} MB of an idle platform, ${written(rowsPerSecond)} rows a second`,
    doesNotProve: 'an import while people shop',
  },
};

/** The experiments that writeRun has left in docs/figures, one per database. */
export function countedRuns(): Verification[] {
  return Object.entries(TOLD).flatMap(([name, told]) => {
    const file = join(REPOSITORY, 'docs', 'figures', `${name}.json`);
    if (!existsSync(file)) return [];
    const runs: Record<string, Run> = JSON.parse(readFileSync(file, 'utf8'));
    return Object.entries(runs).map(
      ([database, run]): Verification => ({
        experiment: `${told.experiment} (${database})`,
        size: told.size(run),
        ...(run.seed !== undefined && { seed: run.seed }),
        result: told.result(run),
        date: run.date,
        command: run.command,
        doesNotProve: [told.doesNotProve, ...(run.note ? [run.note] : [])].join('; '),
      }),
    );
  });
}

/** A number as people write it; what a run did not count stays a question. */
const written = (value: unknown): string => (typeof value === 'number' ? value.toLocaleString('en-GB') : '?');

/** How soon the platform was ready again, where starts were timed. */
function startsOf(restartMs: unknown, emptyStartMs: unknown): string {
  if (restartMs === undefined) return '';
  const beside = emptyStartMs === undefined ? '' : ` beside ${written(emptyStartMs)} ms of an empty start`;
  return `, ready again after ${written(restartMs)} ms${beside} (medians)`;
}
