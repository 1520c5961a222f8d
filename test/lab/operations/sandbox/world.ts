import { randomUUID } from 'node:crypto';
import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { startSandboxedMock } from '#mock/apis/sandbox/testing/sandboxed-mock.ts';
import type { HttpHandler } from '#mock/engine/http/http-types.ts';
import { exchange } from '../../security/exchange.ts';
import type { Sender } from '../call.ts';
import type { BaseWorld } from '../row.ts';

/** A mock with its sandbox, before which three developers sit: two with a session of their own, and one without. */
export interface World extends BaseWorld {
  /** A developer who opens a session of their own. */
  developer(): Promise<Sender>;
  /** A name that no snapshot has had. */
  newName(): string;
}

const HEADER = sessionsConstants.sandboxHeaderName;

/** Opens a mock over an empty shop on a free port, since the sandbox asks from where it is called. */
export async function openWorld(): Promise<World> {
  const mock = await startSandboxedMock({ seed: async () => undefined, fill: async () => undefined });
  const handle = overHttp(mock.origin);
  const developer = async () => ({ handle, headers: { [HEADER]: (await mock.developer()).key } });
  let last = 0;
  return {
    store: mock.store,
    clock: mock.machine,
    caller: await developer(),
    stranger: await developer(),
    guest: { handle, headers: {} },
    developer,
    newName: () => `snapshot ${randomUUID().slice(0, 8)}`,
    failNext: () => {
      throw new Error('Nothing can be made to fail behind HTTP.');
    },
    next: () => {
      last += 1;
      return last;
    },
    close: () => mock.close(),
  };
}

/** Sends requests of this process over the loopback. */
export function overHttp(origin: string): HttpHandler {
  return async ({ method, path, query, headers, readBody }) => {
    const body = await readBody(Number.POSITIVE_INFINITY);
    const target = [path, query.toString()].filter((part) => part !== '').join('?');
    const sent = { method, headers: headers as Record<string, string>, ...(body.length > 0 && { body }) };
    const { status, headers: answered, text } = await exchange(origin, target, sent);
    return { status, headers: answered, body: text };
  };
}
