import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

const DATA = '/services/data/v64.0';

/** Asks which objects there are and what they are made of, and calls the platform directly. */
export function objectSteps(client: CommandLine): Step[] {
  return [
    {
      name: 'sobject list',
      run: async () => {
        const names: string[] = await client.result(['sobject', 'list', '--sobject', 'all']);
        for (const name of ['Account', 'Product2', 'WebCart']) expectThat(names.includes(name), names);
        return `${names.length} objects`;
      },
    },
    {
      name: 'sobject describe',
      run: async () => {
        const described = await client.result(['sobject', 'describe', '--sobject', 'Account']);
        const fields: { name: string; type: string }[] = described.fields;
        expectThat(
          fields.some(({ name, type }) => name === 'Name' && type === 'string'),
          described,
        );
        return `${fields.length} fields`;
      },
    },
    {
      name: 'api request rest, GET',
      run: async () => {
        const limits = JSON.parse(await client.sf(['api', 'request', 'rest', `${DATA}/limits`]));
        expectThat(limits.DataStorageMB.Max > 0, limits);
        return `${Object.keys(limits).length} limits`;
      },
    },
    {
      name: 'api request rest, POST',
      run: async () => {
        const body = JSON.stringify({ Subject: 'Per REST', Origin: 'Web' });
        const call = ['api', 'request', 'rest', `${DATA}/sobjects/Case`, '--method', 'POST', '--body', body];
        const created = JSON.parse(await client.sf(call));
        expectThat(created.success === true && created.id.startsWith('500'), created);
        return 'success';
      },
    },
  ];
}
