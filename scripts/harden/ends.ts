import { runDoubleStarts } from '../../test/hardening/processes/run-double-starts.ts';
import { runDrains } from '../../test/hardening/processes/run-drains.ts';
import { writeProof } from './proof.ts';

/** Starts a platform so often over a folder that is in use, and ends one as often in the middle of orders. */
export async function hardenEnds(count: number): Promise<boolean> {
  console.log(`Starting a second platform ${count} times …`);
  const starts = await runDoubleStarts(count, (done) => done % 10 === 0 && console.log(`  ${done} starts`));
  console.log(starts);
  console.log(`Ending a platform ${count} times while orders are placed …`);
  const drains = await runDrains(count);
  console.log(drains);
  await writeProof('ends', {
    experiment: 'A second platform over a data folder in use, and SIGTERM while orders are being placed',
    size: `${count} starts and ${drains.drains} ends with ${drains.underWay} orders under way`,
    result: `${starts.refused} of ${starts.starts} starts refused, ${drains.cutOff} orders cut off, ${drains.wrongBooks} wrong books, ${drains.unclean} unclean ends`,
    command: `npm run harden -- ends ${count}`,
    doesNotProve:
      'that requests which take longer than the five seconds of grace are answered: they are cut off',
    figures: { starts, drains },
  });
  return (
    starts.refused === starts.starts &&
    starts.firstLives &&
    drains.cutOff + drains.wrongBooks + drains.unclean === 0
  );
}
