import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { preparedImage } from '../testing.ts';

const address = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const PROGRAM = `
  const { openPglite } = await import(${address('pglite.ts')});
  const { preparedImage } = await import(${address('../testing.ts')});
  const database = await openPglite({ image: await preparedImage() });
  // What the system calls the most of a process begins with what the process had that started it.
  let most = 0;
  for (let number = 0; number < 2000; number += 1) {
    await database.query('select ' + number);
    most = Math.max(most, process.memoryUsage.rss());
  }
  await database.close();
  console.log(most / 2 ** 20);
`;
/** Such a process takes less than 500; optimising the parser takes 600 more for a while. */
const MOST_MEGABYTES = 700;

it('parses many statements without ever optimising the parser', { timeout: 60_000 }, async () => {
  await preparedImage();
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', PROGRAM]);
  expect(Number(stdout)).toBeLessThan(MOST_MEGABYTES);
});
