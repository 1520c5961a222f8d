import fc from 'fast-check';
import { idsOf } from './random/pools.ts';
import { brokenRequests, type RandomRequest, validRequests } from './random/requests.ts';
import { rows } from './record-data/rows/index.ts';
import { openWorld, type World } from './record-data/world.ts';
import { type Answer, type Call, perform } from './walk/call.ts';
import { declaredOperation } from './walk/declared.ts';
import { digestOf } from './walk/digest.ts';

/** Requests after which a new world is made, so that deletions do not leave an empty one. */
const PER_WORLD = 500;

/** A request whose answer breaks a promise. */
export interface Failure {
  readonly promise: string;
  readonly request: RandomRequest;
  readonly status: number;
  readonly answer: string;
}

export interface RandomRun {
  /** Runs with the same seed and size send the same requests. */
  readonly seed: number;
  readonly valid: number;
  readonly invalid: number;
  /** Answers by status. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly Failure[];
}

/** Sends `count` valid and `count` broken requests over all record data calls and checks every answer. */
export async function sendRandomRequests(count: number, seed: number): Promise<RandomRun> {
  const statuses: Record<string, number> = {};
  const failures: Failure[] = [];
  for (let sent = 0; sent < count; sent += PER_WORLD) {
    const world = await openWorld();
    try {
      const numRuns = Math.min(PER_WORLD, count - sent);
      for await (const { answer, failure } of exchanges(world, numRuns, seed + sent)) {
        statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
        if (failure) failures.push(failure);
      }
    } finally {
      await world.platform.close();
    }
  }
  return { seed, valid: count, invalid: count, statuses, failures };
}

async function* exchanges(world: World, numRuns: number, seed: number) {
  const ids = idsOf(world);
  const valid = fc.sample(validRequests(ids), { numRuns, seed });
  const broken = fc.sample(brokenRequests(ids), { numRuns, seed });
  const { store, clock } = world.platform;
  for (const [request, isBroken] of valid.flatMap((one, index) => [
    [one, false] as const,
    [broken[index] as RandomRequest, true] as const,
  ])) {
    clock.advance(1000);
    const call = await callOf(world, request);
    const before = await digestOf(store);
    const answer = await perform(world[request.visitor], request.operationId, call);
    const promise =
      brokenPromise(request, answer, isBroken) ??
      (answer.status >= 400 && (await digestOf(store)) !== before ? 'a refusal changes nothing' : undefined);
    const failure = promise && { promise, request, status: answer.status, answer: brief(answer) };
    yield { answer, failure };
  }
}

/** The promise that an answer breaks, apart from what is stored. */
function brokenPromise(
  request: RandomRequest,
  { status, body }: Answer,
  isBroken: boolean,
): string | undefined {
  if (status >= 500) return 'no request makes the platform fail or break its contract';
  if (!declaredOperation(request.operationId).statuses.has(status)) return 'every status is declared';
  if (isBroken && status < 400) return 'no broken request is accepted';
  if (!isBroken && breaksContract(body)) return 'no valid request is taken for a broken one';
  if (status >= 400 && !isRefusal(body)) return 'every refusal has the form of the platform';
  return undefined;
}

/** Whether the answer is the refusal of a request that its contract does not allow, which says where it is wrong. */
function breaksContract(body: unknown): boolean {
  const [first] = Array.isArray(body) ? body : [];
  return /^(path|query|header|body)[.:]/.test(String(first?.message));
}

function isRefusal(body: unknown): boolean {
  const reasons = Array.isArray(body) ? body : [body];
  return reasons.length > 0 && reasons.every(({ errorCode, message }) => errorCode && message);
}

async function callOf(world: World, { operationId, onTable, parts }: RandomRequest): Promise<Call> {
  const row = rows[operationId];
  const ground = onTable || declaredOperation(operationId).isForm ? await row?.call(world) : undefined;
  return {
    ...ground,
    ...parts,
    path: { ...ground?.path, ...parts.path },
    query: { ...ground?.query, ...parts.query },
    body: 'body' in parts && parts.body !== undefined ? parts.body : ground?.body,
  };
}

function brief({ body }: Answer): string {
  return (JSON.stringify(body) ?? '').slice(0, 400);
}
