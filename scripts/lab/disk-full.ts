import { numbersFrom } from '#test/lab/crash-recovery/numbers.ts';
import { addOutcome, isKept, noOutcome, type Outcome } from '#test/lab/disk-full/outcome.ts';
import { beginnings, runFullAtStart } from '#test/lab/disk-full/run-full-at-start.ts';
import { runFullWhileWorking } from '#test/lab/disk-full/run-full-while-working.ts';
import { mountSmallDisk, type SmallDisk } from '#test/lab/disk-full/small-disk.ts';
import { works } from '#test/lab/disk-full/workers.ts';
import { chosenSeed } from './figures.ts';
import { writeVerification } from './verification.ts';

type Round = (disk: SmallDisk, chance: number) => Promise<Outcome>;

/** Everything that is done while a disk fills up, by its name. */
const rounds: Readonly<Record<string, Round>> = {
  ...Object.fromEntries(
    Object.entries(works).map(([name, work]) => [
      name,
      (disk: SmallDisk, chance: number) => runFullWhileWorking(disk, work, chance),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(beginnings).map(([name, beginning]) => [
      name,
      (disk: SmallDisk, chance: number) => runFullAtStart(disk, beginning, chance),
    ]),
  ),
};

/** Lets a small disk fill up so many times under each kind of work, and makes room again. KIND names one kind. */
export async function diskFull(count: number): Promise<boolean> {
  const probe = await mountSmallDisk();
  if (!probe) {
    console.log('This machine lets nobody here mount a file system, so nothing was tried. Run it as root.');
    return true;
  }
  await probe.remove();
  const seed = chosenSeed();
  const chance = numbersFrom(seed);
  const { KIND } = process.env;
  const outcomes: Record<string, Outcome> = {};
  for (const [name, round] of Object.entries(rounds)) {
    if (KIND !== undefined && KIND !== name) continue;
    outcomes[name] = noOutcome();
    for (let done = 0; done < count; done += 1)
      addOutcome(outcomes[name], await onSmallDisk(round, chance()));
    console.log(name, outcomes[name]);
  }
  const all = Object.values(outcomes);
  if (KIND === undefined) await writeDiskVerification(count, seed, outcomes);
  return all.some(({ refused, ended }) => refused + ended > 0) && all.every(isKept);
}

async function onSmallDisk(round: Round, chance: number): Promise<Outcome> {
  const disk = await mountSmallDisk();
  if (!disk) throw new Error('The file system could not be mounted again.');
  return round(disk, chance).finally(() => disk.remove());
}

async function writeDiskVerification(
  count: number,
  seed: number,
  outcomes: Readonly<Record<string, Outcome>>,
): Promise<void> {
  const sum = noOutcome();
  for (const outcome of Object.values(outcomes)) addOutcome(sum, outcome);
  await writeVerification('disk-full', {
    experiment:
      'A data folder on a file system that fills up under orders, batches of records, uploads, an import, a first start and a migration, and has room again later',
    size: `${Object.keys(outcomes).length} kinds of work, ${count} times each: ${sum.acknowledged.toLocaleString('en-GB')} pieces acknowledged, ${sum.refused} refused, ${sum.ended} processes ended`,
    seed,
    result: `${sum.lost} lost, ${sum.doubled} doubled, ${sum.halfWritten} written in part, ${sum.doneThoughRefused} done though refused, ${sum.unclear} unclear refusals or last words, ${sum.notRecovered} not well again with room`,
    command: `npm run lab -- disk-full ${count}`,
    doesNotProve:
      'what a PostgreSQL server makes of a full disk of its own, and that nothing is interrupted: where the log of the embedded database finds no room, the process ends and has to be started again',
    figures: outcomes,
  });
}
