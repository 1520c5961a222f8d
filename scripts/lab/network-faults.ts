import { runFaults } from '#test/lab/network-faults/run-faults.ts';
import { writeVerification } from './verification.ts';

const SHOWN_SURPRISES = 20;

/** Sends every call of the client through every network fault; there is one size, all of them. */
export async function networkFaults(): Promise<boolean> {
  console.log('Sending every call through every network fault …');
  const { operations, faults, cells, unhandledRejections, surprises, outcomes } = await runFaults();
  for (const surprise of surprises.slice(0, SHOWN_SURPRISES)) console.error(surprise);
  const result = `${surprises.length} surprises, ${unhandledRejections} unhandled rejections`;
  console.log(`${operations} operations × ${faults} faults: ${result}`);
  await writeVerification('network-faults', {
    experiment:
      'Every call of the client against a server that resets, hangs, cuts off, garbles, redirects and refuses: data or one typed error with a German sentence, and as many tries as the retry policy allows',
    size: `${operations} operations × ${faults} faults, ${cells} cells`,
    result,
    command: 'npm run lab -- network-faults',
    doesNotProve:
      'what each screen shows; calls are sent by the client alone, from Node, whose fetch is not that of a browser',
    figures: { outcomes },
  });
  return surprises.length + unhandledRejections === 0;
}
