import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Call, Caller, type Reply } from './caller.ts';

/** A server in a process of its own. */
export interface Running {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** What came of ending a server once. */
export interface Drain {
  /** Answers to what was with the server when it was told to end; none where an answer broke off. */
  readonly early: readonly (Reply | undefined)[];
  /** Answers to what was sent afterwards; none where it was refused. */
  readonly late: readonly (Reply | undefined)[];
  /** Whether the process ended by itself with code 0, soon after its last answer, and nobody answers there any more. */
  readonly isClean: boolean;
}

/** How long after its last answer a server may live: far less than it is given where something is under way. */
const SOON_MS = 2_500;
/** Late requests come in bursts, with so many milliseconds between them. */
const BURSTS = 4;
const BETWEEN_MS = 40;

/**
 * Ends a server with SIGTERM once all of `early` has reached it, and sends `late` from then on, every other one over a
 * connection that is open already. Beside them lie a connection that is kept open and one on which nothing was ever sent.
 */
export async function drain(
  { origin, child }: Running,
  early: readonly Call[],
  late: readonly Call[],
): Promise<Drain> {
  const ended = once(child, 'exit');
  const callers = [...early, ...late, undefined].map(() => new Caller(origin));
  const [idle, ...others] = callers as [Caller, ...Caller[]];
  const lateCallers = others.slice(early.length);
  for (const caller of [idle, ...lateCallers.filter((_, at) => at % 2 === 0)])
    await caller.send({ method: 'HEAD', path: '/' }).reply;
  const { hostname, port } = new URL(origin);
  const silent = connect(Number(port), hostname).on('error', () => undefined);
  await once(silent, 'connect');
  const sent = early.map((call, at) => (others[at] as Caller).send(call));
  await Promise.all(sent.map(({ arrived }) => arrived));
  child.kill('SIGTERM');
  const lateSent = late.map(async (call, at) => {
    await wait((at % BURSTS) * BETWEEN_MS);
    return lateCallers[at]?.send(call).reply;
  });
  const replies = await Promise.all(sent.map(({ reply }) => reply));
  const lateReplies = await Promise.all(lateSent);
  const answeredAt = performance.now();
  const [code] = await ended;
  const isSoon = performance.now() - answeredAt < SOON_MS;
  for (const caller of callers) caller.close();
  silent.destroy();
  return { early: replies, late: lateReplies, isClean: code === 0 && isSoon && (await isGone(origin)) };
}

const isGone = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => false,
    () => true,
  );
