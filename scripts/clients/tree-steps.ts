import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommandLine } from './command-line.ts';
import { expectThat, type Step } from './step.ts';

const TREE = `SELECT Name, (SELECT FirstName, LastName FROM Contacts)
  FROM Account WHERE Id IN (SELECT AccountId FROM Contact) ORDER BY Name LIMIT 3`;

/** Exports accounts with their contacts into a file in this folder, and imports them under other names. */
export function treeSteps(client: CommandLine, folder: string): Step[] {
  const file = async () => join(folder, (await readdir(folder)).find((name) => name.endsWith('.json')) ?? '');
  return [
    {
      name: 'data export tree',
      run: async () => {
        await client.sf(['data', 'export', 'tree', '--query', TREE, '--output-dir', folder]);
        const { records } = JSON.parse(await readFile(await file(), 'utf8'));
        expectThat(records.length === 3 && records[0].Contacts.records.length > 0, records);
        return `${records.length} accounts with their contacts`;
      },
    },
    {
      name: 'data import tree',
      run: async () => {
        const tree = await file();
        await writeFile(tree, renamed(await readFile(tree, 'utf8')));
        const saved = await client.result(['data', 'import', 'tree', '--files', tree]);
        const soql = "SELECT LastName, Account.Name FROM Contact WHERE Account.Name LIKE 'Eingeführt: %'";
        const { totalSize } = await client.result(['data', 'query', '--query', soql]);
        expectThat(totalSize > 0 && saved.length === totalSize + 3, saved);
        return `${saved.length} records, of which ${totalSize} are contacts of the accounts`;
      },
    },
  ];
}

/** The same records as others: the platform asks before it takes a person twice. */
function renamed(tree: string): string {
  return tree.replace(/"Name": "/g, '$&Eingeführt: ').replace(/"(First|Last)Name": "/g, '$&Ein');
}
