import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

/** Creates, reads, changes and deletes an account. */
export function recordSteps(client: CommandLine): Step[] {
  let id = '';
  const record = (verb: string, ...more: string[]) =>
    client.result(['data', verb, 'record', '--sobject', 'Account', ...more]);
  const read = () => record('get', '--record-id', id);
  return [
    {
      name: 'data create record',
      run: async () => {
        const result = await record('create', '--values', "Name='Praxis Am Markt' BillingCity=Kiel");
        ({ id } = result);
        expectThat(result.success && id.startsWith('001'), result);
        return 'success';
      },
    },
    {
      name: 'data get record',
      run: async () => {
        const account = await read();
        expectThat(account.Name === 'Praxis Am Markt' && account.BillingCity === 'Kiel', account);
        return account.Name;
      },
    },
    {
      name: 'data update record',
      run: async () => {
        await record('update', '--record-id', id, '--values', "Name='Praxis Am Ring'");
        const account = await read();
        expectThat(account.Name === 'Praxis Am Ring' && account.BillingCity === 'Kiel', account);
        return account.Name;
      },
    },
    {
      name: 'data delete record',
      run: async () => {
        await record('delete', '--record-id', id);
        const gone = await read().then(
          () => 'still there',
          (error) => String(error.message),
        );
        expectThat(gone.includes('NOT_FOUND') || gone.includes('does not exist'), gone);
        return 'gone';
      },
    },
  ];
}
