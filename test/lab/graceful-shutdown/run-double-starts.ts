import { once } from 'node:events';
import { preparedPlace } from '../purchases/place.ts';
import { startOver } from './start-over.ts';

export interface DoubleStartRun {
  readonly starts: number;
  /** Second processes that ended with an error which names the first. */
  readonly refused: number;
  /** Whether the first process went on answering. */
  readonly firstLives: boolean;
}

/** Starts a platform again and again over a data folder that another one has open. `mutant` names a bug of the second one. */
export async function runDoubleStarts(
  starts: number,
  progress?: (done: number) => void,
  mutant?: string,
): Promise<DoubleStartRun> {
  const place = await preparedPlace();
  try {
    const first = await place.start();
    try {
      let refused = 0;
      for (let done = 0; done < starts; done += 1) {
        const second = startOver(place, mutant);
        const ended = once(second.child, 'close');
        const isUp = await Promise.race([ended.then(() => false), second.ready.then(() => true)]);
        if (isUp) second.child.kill('SIGKILL');
        const [code] = await ended;
        if (code === 1 && second.printed().includes(`in use by process ${first.pid}`)) refused += 1;
        progress?.(done + 1);
      }
      const { status } = await fetch(`${first.origin}/services/data`);
      return { starts, refused, firstLives: status === 200 };
    } finally {
      await first.end('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}
