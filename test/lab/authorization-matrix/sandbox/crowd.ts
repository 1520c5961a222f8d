import { randomUUID } from 'node:crypto';
import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';
import { startSandboxedMock } from '#mock/apis/sandbox/testing/sandboxed-mock.ts';
import { demoPassword, demoUsers } from '#mock/demo/seed/people/staff.ts';
import { NEW_PASSWORD, openAccount } from '../../../open-account.ts';
import { platformCookie } from '../../../sign-in.ts';
import { type Call, perform, type Sender } from '../../operations/call.ts';
import { overHttp, type World } from '../../operations/sandbox/world.ts';
import type { Role } from '../people.ts';

/** Everybody who may ask the sandbox, each signed in at the platform as the role says. */
export interface SandboxCrowd {
  /** Somebody of that role with a session of the sandbox, in a world of their own. */
  worldOf(role: Role): Promise<World>;
  /** Another developer with everything set that a session can have, and what that is now. */
  readonly stranger: Sender;
  controlsOfStranger(): Promise<string>;
  close(): Promise<void>;
}

export const KEY_HEADER = sessionsConstants.sandboxHeaderName;
const [BUYER, MERCHANDISER, SUPPORT, ADMINISTRATOR] = demoUsers;

/** As whom each role signs in; another buyer registers first. */
const LOGINS: Readonly<Record<Role, string | undefined>> = {
  guest: undefined,
  buyer: BUYER.username,
  otherBuyer: undefined,
  merchandiser: MERCHANDISER.username,
  support: SUPPORT.username,
  administrator: ADMINISTRATOR.username,
};
const OTHER = { firstName: 'Jana', lastName: 'Nebenan' };

/** A front between callers and the mock, to see whether the matrix notices what it does. */
export type Front = (origin: string) => Promise<{ origin: string; close(): Promise<void> }>;

/** Opens a small shop with its sandbox on a free port. */
export async function sandboxCrowd(front?: Front): Promise<SandboxCrowd> {
  const mock = await startSandboxedMock();
  const before = await front?.(mock.origin);
  const origin = before?.origin ?? mock.origin;
  const handle = overHttp(origin);
  const developer = async (cookie = ''): Promise<Sender> => {
    const { key } = await mock.developer();
    return { handle, headers: { [KEY_HEADER]: key, ...(cookie && { cookie }) } };
  };
  const stranger = await developer();
  await setEverything(stranger);
  return {
    worldOf: async (role) => {
      const cookie = await enter(mock.origin, role);
      return {
        store: mock.store,
        clock: mock.machine,
        caller: await developer(cookie),
        stranger,
        guest: { handle, headers: {} },
        developer: () => developer(cookie),
        newName: () => `snapshot ${randomUUID().slice(0, 8)}`,
        failNext: () => undefined,
        next: () => 0,
        close: async () => undefined,
      };
    },
    stranger,
    controlsOfStranger: async () => {
      const { headers } = stranger;
      const { body } = await perform(stranger, 'getSandboxControls', { headers });
      return JSON.stringify(body);
    },
    close: async () => {
      await before?.close();
      await mock.close();
    },
  };
}

/** The Cookie header of somebody of that role; empty for a guest. */
async function enter(origin: string, role: Role): Promise<string> {
  if (role === 'otherBuyer') return register(origin);
  const username = LOGINS[role];
  return username === undefined ? '' : platformCookie(origin, { username, password: demoPassword });
}

async function register(origin: string): Promise<string> {
  const username = `jana-${randomUUID()}@offizin.example`;
  await openAccount(origin, { ...OTHER, email: username });
  return platformCookie(origin, { username, password: NEW_PASSWORD });
}

/** One of everything that a session can have set, none of which gets in the way of what others ask. */
async function setEverything(by: Sender): Promise<void> {
  const calls: [operationId: string, call: Call][] = [
    ['addLatency', { body: { milliseconds: 5, operationIds: ['getProduct'] } }],
    ['addFault', { body: { kind: 'status', status: 503, operationIds: ['getProduct'] } }],
    ['startScenario', { path: { scenarioName: 'cart-locked' }, body: { times: 3 } }],
    ['updateClock', { body: { moment: '2027-01-01T00:00:00.000Z', isFrozen: true } }],
  ];
  for (const [operationId, call] of calls) {
    const { status, body } = await perform(by, operationId, call);
    if (status >= 300) throw new Error(`${operationId} was answered with ${status}: ${JSON.stringify(body)}`);
  }
}
