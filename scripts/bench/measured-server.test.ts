import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../process/ports.ts';
import { startMeasured } from './measured-server.ts';

/** A server that talks to whoever started it whenever it is asked for something. */
const TALKING = `
  import { createServer } from 'node:http';
  createServer((_, response) => {
    process.send?.('ready');
    response.end();
  }).listen(Number(process.env.PORT), '127.0.0.1');`;

it('reads what a server has used, whatever else the server says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'measured-'));
  const port = await freePort();
  const readyUrl = `http://127.0.0.1:${port}/`;
  await writeFile(join(folder, 'server.mjs'), TALKING);
  const server = await startMeasured({
    command: [join(folder, 'server.mjs')],
    environment: { PORT: String(port) },
    readyUrl,
  });
  try {
    const first = await server.cpuMicroseconds();
    await (await fetch(readyUrl)).arrayBuffer();
    const second = await server.cpuMicroseconds();
    expect(first).toBeGreaterThan(1000);
    expect(second).toBeGreaterThan(first);
    expect(await server.restingMemoryBytes()).toBeGreaterThan(1_000_000);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
