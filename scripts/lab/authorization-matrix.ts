import { runMatrix } from '#test/lab/authorization-matrix/run-matrix.ts';
import { writeVerification } from './verification.ts';

/** Asks every operation as every role for own, foreign and absent things; there is one size, all of them. */
export async function authorizationMatrix(): Promise<boolean> {
  console.log('Asking every operation as every role …');
  const { operations, requests, wrong } = await runMatrix();
  for (const decision of wrong) console.error(decision);
  const result = `${wrong.length} wrong decisions`;
  console.log(`${operations} operations, ${requests} requests, ${result}`);
  await writeVerification('authorization-matrix', {
    experiment:
      'Every operation asked by a guest, a buyer, a buyer of another account, a merchandiser, support and an administrator, for things of their own, of others and that are not there; every operation of the sandbox by each of them with a key of their own, with none, for what another key has set, and from another machine',
    size: `${operations} operations, ${requests} requests`,
    result,
    command: 'npm run lab -- authorization-matrix',
    doesNotProve:
      'which fields of a record a role sees, and objects other than those the calls of the table are about; answers are held against each other by status, headers and body, not by the time they take',
  });
  return wrong.length === 0;
}
