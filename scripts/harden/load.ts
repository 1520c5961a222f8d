import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { runLoad } from '../../test/hardening/load/run-load.ts';
import { growthOf } from '../../test/hardening/load/sample.ts';
import { buildIfStale } from '../build/app.ts';
import { House } from '../process/house.ts';
import { run } from '../process/run.ts';
import { temporarySettings } from '../process/temporary-settings.ts';
import { endedByHand } from './figures.ts';
import { writeProof } from './proof.ts';

/** RATE chooses another number of pages a second. */
const PER_SECOND = Number(process.env.RATE ?? 10);
const VISITORS = 20;

/** Shoppers at a held rate for so many minutes, on a core each for storefront and platform; then more than they can answer. */
export async function hardenLoad(minutes: number): Promise<boolean> {
  await buildIfStale('storefront');
  const settings = await temporarySettings();
  const house = new House({ settings });
  try {
    await house.startOne('mock');
    await house.startOne('storefront');
    const processes: Record<string, number> = {};
    for (const [at, name] of (['storefront', 'mock'] as const).entries()) {
      const pid = house.services.get(name)?.process.pid ?? 0;
      processes[name] = pid;
      await run('taskset', ['-acp', String(at % cpus().length), String(pid)]);
    }
    const { requests, failed, samples, overload } = await runLoad({
      storefront: `http://localhost:${settings.storefrontPort}`,
      processes,
      minutes,
      perSecond: PER_SECOND,
      visitors: VISITORS,
      signal: endedByHand(),
      progress: (sample) => console.log(JSON.stringify(sample)),
    });
    const grown = growthOf(samples);
    const last = samples.at(-1);
    const isHeld = failed === 0 && grown.length === 0 && overload.other === 0 && overload.recovered;
    const result = `${failed} failed, ${grown.length === 0 ? 'all flat' : `grown: ${grown.join(', ')}`}; p95 ${last?.p95} ms, storefront ${last?.processes.storefront?.megabytes} MB, mock ${last?.processes.mock?.megabytes} MB in the end; of ${overload.requests} pages at once ${overload.answered} answered, ${overload.refused} refused with 503 and Retry-After, ${overload.other} other, ${overload.recovered ? 'well again at once' : 'not well again within two seconds'}`;
    console.log(result);
    await writeProof('load', {
      experiment:
        'Shoppers at a held rate on the built storefront, one core each for storefront and platform, with memory, open files and latency watched; then more than they can answer',
      size: `${minutes} minutes, ${requests.toLocaleString('en-GB')} pages, ${PER_SECOND} a second`,
      result,
      command: `npm run harden -- load ${minutes}`,
      doesNotProve: 'weeks of running, and what a catalogue of another size or another machine makes of it',
      figures: { samples, overload },
    });
    return isHeld;
  } finally {
    await house.stop();
    rmSync(settings.dataDir, { recursive: true, force: true });
  }
}
