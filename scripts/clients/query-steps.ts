import Papa from 'papaparse';
import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

const PRODUCTS = 'SELECT Id, Name FROM Product2 ORDER BY Name LIMIT 5';
const FAMILIES =
  'SELECT Name, Owner.Name, (SELECT LastName FROM Contacts) FROM Account ORDER BY Name LIMIT 5';
const STAGES = 'SELECT StageName, COUNT(Id) FROM Opportunity GROUP BY StageName';
const WRONG = 'SELECT Nothing FROM Product2';

/** Asks in the platform's language, in each format. */
export function querySteps(client: CommandLine): Step[] {
  const query = (soql: string, format: string) =>
    client.sf(['data', 'query', '--query', soql, '--result-format', format]);
  const shown = async (soql: string, ...expected: string[]) => {
    const text = await query(soql, 'human');
    for (const one of expected) expectThat(text.includes(one), text);
    return `columns ${expected.join(', ')}`;
  };
  return [
    { name: 'data query, table', run: () => shown(PRODUCTS, 'ID', 'NAME') },
    {
      name: 'data query, csv',
      run: async () => {
        const { data, errors } = Papa.parse<{ Id: string; Name: string }>(await query(PRODUCTS, 'csv'), {
          header: true,
          skipEmptyLines: true,
        });
        expectThat(errors.length === 0 && data.length === 5, data);
        expectThat(
          data.every(({ Id, Name }) => Id?.startsWith('01t') && Name !== ''),
          data,
        );
        return `${data.length} rows`;
      },
    },
    {
      name: 'data query, json',
      run: async () => {
        const { records, totalSize } = await client.result(['data', 'query', '--query', PRODUCTS]);
        expectThat(totalSize === 5 && records.length === 5 && records[0].Name !== undefined, records);
        return `${totalSize} records`;
      },
    },
    { name: 'data query, relationships', run: () => shown(FAMILIES, 'OWNER.NAME', 'CONTACTS.LASTNAME') },
    { name: 'data query, totals', run: () => shown(STAGES, 'STAGENAME', 'COUNT(ID)', 'Closed Won') },
    { name: 'data query, a field that there is not', run: () => refused(query(WRONG, 'csv')) },
  ];
}

async function refused(asked: Promise<string>): Promise<string> {
  const message = await asked.then(
    () => 'it was answered',
    (error) => String(error.message),
  );
  expectThat(message.includes("No such column 'Nothing' on entity 'Product2'"), message);
  return 'refused with the place';
}
