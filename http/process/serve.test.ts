import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** An app's server in a process of its own, as its main file would start it. */
function app(port: number) {
  const script = `
    import { serve } from './serve.ts';
    import { createWebServer } from '../web-server.ts';
    const page = async () => {
      setTimeout(() => { throw new Error('nobody catches this'); });
      return new Response('page');
    };
    const server = createWebServer({ app: 'storefront', platformUrl: 'http://127.0.0.1:9', files: new Map(), page });
    await serve(server, { app: 'storefront', settings: 'STOREFRONT', port: ${port} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: import.meta.dirname });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, errors: () => errors };
}

describe('a served app', () => {
  it('says where it answers, survives what nobody catches, and stops when told', async () => {
    const { child, errors } = app(0);
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const [, port] = /^storefront ready on http:\/\/localhost:(\d+)\n$/.exec(String(line)) ?? [];
    for (let i = 0; i < 2; i++) {
      const answer = await fetch(`http://127.0.0.1:${port}/cart?q=secret`);
      expect(await answer.text()).toBe('page');
      const request = `GET /cart (request ${answer.headers.get('x-request-id')})`;
      await vi.waitFor(() => expect(errors()).toContain(`${request}: An error was not caught`));
    }
    expect(errors()).toContain('nobody catches this');
    expect(errors()).not.toContain('secret');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('that finds its port taken says so in one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { child, errors } = app(port);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(errors()).toBe(
      `Port ${port} is taken. End what listens there, or choose another with STOREFRONT_PORT.\n`,
    );
    taken.close();
  });
});
