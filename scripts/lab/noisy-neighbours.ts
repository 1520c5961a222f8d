import type { Beside } from '#test/lab/noisy-neighbours/measure.ts';
import { noticedOnes, runNeighbours } from '#test/lab/noisy-neighbours/run-neighbours.ts';
import { writeVerification } from './verification.ts';

/** What callers who behave notice of each attack, so many times over; ONLY=words takes the attacks with one of them. */
export async function noisyNeighbours(rounds: number): Promise<boolean> {
  const only = process.env.ONLY?.split(',') ?? [];
  const all: Beside[] = [];
  for (let round = 0; round < rounds; round += 1)
    all.push(...(await runNeighbours((one) => console.log(line(one)), only)));
  const noticed = noticedOnes(all);
  const attacks = new Set(all.map(({ attack }) => attack)).size;
  const asked = all.reduce((sum, { beside }) => sum + beside.asked, 0);
  const refused = all.reduce((sum, { beside }) => sum + beside.refused, 0);
  const result = `${refused} of ${asked} requests beside attacks refused; ${noticed.length} of ${all.length} measurements above three times the p99 of the quiet (of a record, and above 100 ms)${noticed.length === 0 ? '' : `: ${noticed.map(({ attack, what, quiet, beside }) => `${what} beside ${attack} ${quiet.p99} → ${beside.p99} ms`).join('; ')}`}`;
  console.log(result);
  if (only.length === 0)
    await writeVerification('noisy-neighbours', {
      experiment:
        'A simple page of the shop and a record of the platform asked for one after the other, in the quiet and beside each thing that guests or staff can flood both with from eight connections or hundreds of slow ones',
      size: `${attacks} attacks, ${rounds === 1 ? 'once' : `${rounds} times`}, ${asked} requests beside them`,
      result,
      command: `npm run lab -- noisy-neighbours ${rounds}`,
      doesNotProve:
        'what attackers with many machines do, or what the platform behind a real shop bears; attackers and callers share the machine with the servers here',
      figures: all,
    });
  return noticed.length === 0;
}

const line = ({ attack, what, quiet, beside }: Beside): string =>
  `${attack.padEnd(44)} ${what.padEnd(7)} p50 ${quiet.p50} → ${beside.p50} ms, p99 ${quiet.p99} → ${beside.p99} ms, ${beside.refused} of ${beside.asked} refused`;
