import { once } from 'node:events';
import { newPlace } from '../purchases/place.ts';
import { startOver } from './start-over.ts';

export interface DoubleStartRun {
  readonly starts: number;
  /** Second processes that ended with an error which names the first. */
  readonly refused: number;
  /** Whether the first process went on answering. */
  readonly firstLives: boolean;
}

/** Starts a platform again and again over a data folder that another one has open. */
export async function runDoubleStarts(
  starts: number,
  progress?: (done: number) => void,
): Promise<DoubleStartRun> {
  const place = await newPlace();
  try {
    const first = await place.start();
    try {
      let refused = 0;
      for (let done = 0; done < starts; done += 1) {
        const second = startOver(place);
        const [code] = await once(second.child, 'close');
        if (code === 1 && second.printed().includes(`in use by process ${first.pid}`)) refused += 1;
        progress?.(done + 1);
      }
      const { status } = await fetch(`${first.origin}/services/auth/sessions/current`);
      return { starts, refused, firstLives: status === 200 };
    } finally {
      await first.end('SIGTERM');
    }
  } finally {
    await place.remove();
  }
}
