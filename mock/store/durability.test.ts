import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataFolder } from './new-data-folder.ts';
import { openStore } from './open-store.ts';

let dataDir: string;

beforeAll(async () => {
  dataDir = await newDataFolder();
});
afterAll(() => rm(dataDir, { recursive: true }));

const WRITES = 20;

/** Writes accounts one after the other for as long as it lives, and says the id of each once it is acknowledged. */
const writer = (folder: string) => `
  const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open-store.ts'))});
  const store = await openStore({ dataDir: ${JSON.stringify(folder)} });
  for (let number = 1; ; number += 1) {
    const account = await store.transaction((inside) => inside.insert('Account', { Name: 'Nr. ' + number }));
    console.log(account.Id);
  }
`;

it('keeps every acknowledged write of a process that was killed', { timeout: 120_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', writer(dataDir)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line);
    if (acknowledged.length === WRITES) break;
  }
  await expect(openStore({ dataDir }), 'while the writer lives').rejects.toThrow(
    `in use by process ${child.pid}`,
  );
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = await openStore({ dataDir });
  const found = await store.getMany('Account', acknowledged);
  const next = await store.insert('Account', { Name: 'danach' });
  await store.close();
  expect(found.map(({ Name }) => Name)).toEqual(
    Array.from({ length: WRITES }, (_, index) => `Nr. ${index + 1}`),
  );
  expect(acknowledged).not.toContain(next.Id);
});

it('reads what was written before a proper close once it is opened again', { timeout: 60_000 }, async () => {
  const first = await openStore({ dataDir });
  const account = await first.insert('Account', { Name: 'bleibt', AccountNumber: 'K-7' });
  await first.close();
  const second = await openStore({ dataDir });
  expect(await second.get('Account', account.Id)).toEqual(account);
  await second.close();
});
