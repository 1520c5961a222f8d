import { createQueryClient } from '#client/cache/query-client.ts';
import { PlatformError } from '#client/errors/index.ts';
import type { Operation } from '#client/operation.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import type { Fetch } from '#client/send/send.ts';
import { stubClock } from '#client/testing/stub-clock.ts';
import * as cms from '#generated/cms/client.gen.ts';
import * as commerce from '#generated/commerce/client.gen.ts';
import * as recordData from '#generated/record-data/client.gen.ts';
import * as sandbox from '#generated/sandbox/client.gen.ts';
import { failureText } from '#storefront/app/failures/call-failure.ts';
import { callFailure } from '#storefront/app/failures/failures.server.ts';
import { de } from '#storefront/app/i18n/de/index.ts';
import { createTexts } from '#storefront/app/i18n/texts.ts';
import { type FaultServer, openFaultServer } from './fault-server.ts';
import { type FaultName, faults, type NetworkFault } from './faults.ts';

/** Every generated function that is a call. */
const operations: readonly Operation[] = [cms, commerce, recordData, sandbox].flatMap(
  (api) => Object.values(api) as unknown as Operation[],
);

/** What the shop tells a shopper of a failed call. */
const { text } = createTexts('de', de);

/** A call that did not end as its fault should make it. */
export interface Surprise {
  readonly fault: FaultName;
  readonly operationId: string;
  readonly what: string;
}

export interface FaultRun {
  readonly operations: number;
  readonly faults: number;
  readonly cells: number;
  readonly unhandledRejections: number;
  readonly surprises: readonly Surprise[];
  /** How each fault ends. */
  readonly outcomes: Readonly<Record<string, string>>;
}

/** Puts something between the client and the wire, to see whether the table notices. */
export type Tamper = (send: Fetch) => Fetch;

/** Calls that are under way at once. */
const AT_ONCE = 16;
/** After this nobody waits any longer, in milliseconds. */
const PATIENCE_MS = 80;

/** Sends every operation, or each so-manieth of them, through every fault. */
export async function runFaults(every = 1, tamper: Tamper = (send) => send): Promise<FaultRun> {
  const names = Object.keys(faults) as FaultName[];
  const chosen = operations.filter((_, index) => index % every === 0);
  const server = await openFaultServer();
  const surprises: Surprise[] = [];
  let unhandledRejections = 0;
  const count = () => {
    unhandledRejections += 1;
  };
  process.on('unhandledRejection', count);
  try {
    for (const name of names) {
      const fault: NetworkFault = faults[name];
      const round = server.inflict(fault);
      const waiting = [...chosen];
      const work = async () => {
        for (let next = waiting.pop(); next; next = waiting.pop()) {
          const { operationId } = next;
          for (const what of await suffer({ server, round, tamper }, next, fault))
            surprises.push({ fault: name, operationId, what });
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
    await new Promise((done) => setTimeout(done, 20));
  } finally {
    process.off('unhandledRejection', count);
    await server.close();
  }
  const cells = chosen.length * names.length;
  const outcomes = Object.fromEntries(names.map((name) => [name, faults[name].outcome]));
  return {
    operations: chosen.length,
    faults: names.length,
    cells,
    unhandledRejections,
    surprises,
    outcomes,
  };
}

/** What lies between a call and its answer in one round. */
interface Line {
  readonly server: FaultServer;
  readonly round: string;
  readonly tamper: Tamper;
}

/** Makes one call, and says what is other than the fault's row in the table has it. */
async function suffer(line: Line, operation: Operation, fault: NetworkFault): Promise<string[]> {
  const call = operation.operationId;
  const told = await outcomeOf(platformOver(line, call), operation, fault);
  const wrong: string[] = [];
  const expected = (takesJson(operation) ? undefined : fault.unlessJson) ?? fault.outcome;
  if (told.outcome !== expected) wrong.push(`${told.outcome} instead of ${expected}`);
  if (told.error && !(told.error instanceof PlatformError)) wrong.push(`is no PlatformError: ${told.error}`);
  if (told.error instanceof PlatformError) {
    if (told.error.operationId !== call) wrong.push(`is told of ${told.error.operationId}`);
    const sentence = failureText(text, callFailure(told.error));
    if (!/^[A-ZÄÖÜ].+[.]$/.test(sentence)) wrong.push(`"${sentence}"`);
  }
  const tries = line.server.triesOf(call);
  // Whoever gives up may do so before anything is sent.
  const isRight = expected.startsWith('Aborted') ? tries <= 1 : tries === triesOf(operation, fault);
  if (!isRight) wrong.push(`tried ${tries} times instead of ${triesOf(operation, fault)}`);
  return wrong;
}

function platformOver({ server: { origin }, round, tamper }: Line, call: string): Platform {
  return createPlatform({
    origin,
    queryClient: createQueryClient(),
    clock: stubClock(Date.now()).clock,
    context: () => ({ webstoreId: '0ZE000000000001AAA' }),
    fetch: tamper((request) => {
      request.headers.set('x-call', call);
      request.headers.set('x-round', round);
      return fetch(request);
    }),
  });
}

/** Reads go through the cache, changes through the retries, as the apps send them. */
async function outcomeOf(platform: Platform, operation: Operation, { outcome }: NetworkFault) {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'x']);
  const input = { path: Object.fromEntries(names), ...(operation.method !== 'get' && { body: {} }) } as never;
  const signal = outcome.startsWith('Aborted') ? AbortSignal.timeout(PATIENCE_MS) : undefined;
  try {
    if (signal) await platform.send(operation, input, { signal, ...acceptOf(operation) });
    else if (operation.method !== 'get') await platform.write(operation, input);
    else if (takesJson(operation)) await platform.read(operation, input);
    else await platform.send(operation, input, acceptOf(operation));
    return { outcome: 'data', error: undefined };
  } catch (error) {
    const { name, code } = error as PlatformError;
    return { outcome: `${name} ${code}`, error };
  }
}

/** The two calls whose answer is a script; pictures and files are addresses that browsers open. */
const takesJson = ({ operationId }: Operation) => !operationId.startsWith('getCsrfToken');
const acceptOf = (operation: Operation) => (takesJson(operation) ? {} : { accept: 'text/javascript' });

function triesOf({ method }: Operation, { tries }: NetworkFault): number {
  if (method === 'get' || !tries) return 1;
  return method === 'put' || method === 'delete' ? tries.repeatable : tries.other;
}
