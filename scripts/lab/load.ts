import { growthOf } from '#test/lab/load/growth.ts';
import { isHeld, type LoadRun, runLoad } from '#test/lab/load/run-load.ts';
import type { Sample } from '#test/lab/load/sample.ts';
import { endedByHand } from './figures.ts';
import { writeVerification } from './verification.ts';

/** RATE chooses another number of pages a second. */
const PER_SECOND = Number(process.env.RATE ?? 10);
const VISITORS = 20;
const SAMPLE_SECONDS = 5;
/** Every half minute. */
const ALIVE_EACH = 6;

/** Shoppers at a held rate for so many minutes, on a core each for storefront and platform; then slow bodies, and more than they can answer. */
export async function load(minutes: number): Promise<boolean> {
  const run = await runLoad({
    minutes,
    perSecond: PER_SECOND,
    visitors: VISITORS,
    sampleSeconds: SAMPLE_SECONDS,
    aliveEach: ALIVE_EACH,
    signal: endedByHand(),
    progress: (sample) => console.log(JSON.stringify(sample)),
  });
  const result = told(run);
  console.log(result);
  await writeVerification('load', {
    experiment:
      'Shoppers at a held rate on the built storefront, one core each for storefront and platform, with memory, what is alive after collecting garbage, caches of requests, open files and latency watched; then a simple page beside slow bodies, and more than they can answer',
    size: `${minutes} minutes, ${run.requests.toLocaleString('en-GB')} pages, ${PER_SECOND} a second`,
    result,
    command: `npm run lab -- load ${minutes}`,
    doesNotProve: 'weeks of running, and what a catalogue of another size or another machine makes of it',
    figures: { samples: run.samples, beside: run.beside, overload: run.overload },
  });
  return isHeld(run);
}

const none: Sample = { second: 0, median: 0, p95: 0, processes: {} };

function told({ failed, samples, beside, overload }: LoadRun): string {
  const grown = growthOf(samples);
  const { p95, processes } = samples.at(-1) ?? none;
  const alive = samples.findLast((sample) => sample.processes.storefront?.alive)?.processes;
  return [
    `${failed} failed, ${grown.length === 0 ? 'all flat' : `grown: ${grown.join(', ')}`}`,
    `p95 ${p95} ms, storefront ${processes.storefront?.megabytes} MB, mock ${processes.mock?.megabytes} MB in the end, alive of it ${alive?.storefront?.alive?.megabytes} and ${alive?.mock?.alive?.megabytes} MB, ${alive?.storefront?.alive?.caches} caches of requests`,
    `a simple page at p99 beside ${beside.map((one) => `${one.attack} ${one.beside.p99} ms, ${one.beside.refused} refused`).join('; ')}`,
    `of ${overload.requests} pages at once ${overload.answered} answered, ${overload.refused} refused with 503 and Retry-After, ${overload.other} other, ${overload.recovered ? 'well again at once' : 'not well again within two seconds'}`,
  ].join('; ');
}
