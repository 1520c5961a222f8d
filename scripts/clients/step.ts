/** Something that a client is asked to do. */
export interface Step {
  readonly name: string;
  /** Does it and answers what came of it in a few words; throws where that is not what it should be. */
  readonly run: () => Promise<string>;
}

/** What came of a step. */
export interface Done {
  readonly step: string;
  readonly passed: boolean;
  readonly result: string;
}

/** Does the steps one after the other, prints each with its result, and goes on behind one that failed. */
export async function perform(steps: readonly Step[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const step of steps) {
    const one = await performOne(step);
    console.log(lineOf(one));
    done.push(one);
  }
  return done;
}

async function performOne({ name, run }: Step): Promise<Done> {
  try {
    return { step: name, passed: true, result: await run() };
  } catch (error) {
    return { step: name, passed: false, result: error instanceof Error ? error.message : String(error) };
  }
}

export const lineOf = ({ step, passed, result }: Done): string =>
  `  ${passed ? '✓' : '✗'} ${step}: ${result}`;

/** Throws where something is not as it should be. */
export function expectThat(isSo: boolean, seen: unknown): void {
  if (!isSo) throw new Error(`unexpected answer: ${typeof seen === 'string' ? seen : JSON.stringify(seen)}`);
}
