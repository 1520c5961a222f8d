import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Developer } from './testing/developer.ts';
import { type SandboxedMock, startSandboxedMock } from './testing/sandboxed-mock.ts';

const SEED = Number(process.env.SEED ?? 20_260_302);
const RUNS = Number(process.env.RUNS ?? 250);

let mock: SandboxedMock;
let dev: Developer;
beforeAll(async () => {
  const empty = async () => undefined;
  mock = await startSandboxedMock({ seed: empty, fill: empty });
  dev = await mock.developer();
});
afterAll(() => mock.close());

const paths = [
  ...['/sessions', '/controls', '/scenarios', '/scenarios/cart-locked', '/latencies', '/latencies/rule-1'],
  ...[
    '/faults',
    '/faults/rule-1',
    '/clock',
    '/requests',
    '/snapshots',
    '/snapshots/a',
    '/snapshots/a/actions/restore',
  ],
];
const names = [
  'kind',
  'status',
  'operationIds',
  'times',
  'milliseconds',
  'moment',
  'advanceSeconds',
  'name',
  'label',
];
const value = fc.oneof(
  fc.constantFrom(
    'status',
    'reset',
    'hang',
    'html200',
    'getProduct',
    '2026-03-02T09:30:00Z',
    '9999-99-99T00:00:00Z',
  ),
  fc.constantFrom(-1, 0, 1, 503, 1e21, Number.MAX_SAFE_INTEGER),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary' }),
);
const body = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom(...names), value) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const request = fc.record({
  method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'),
  path: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...paths) },
    { weight: 1, arbitrary: fc.string().map((text) => `/snapshots/${encodeURIComponent(text)}`) },
  ),
  query: fc.constantFrom(
    '',
    '?scope=session',
    '?scope=nobody',
    '?limit=0',
    '?after=x',
    '?scope=session&scope=global',
  ),
  body,
});

it(`a fuzz of the admin path does not kill the process (SEED=${SEED} RUNS=${RUNS})`, {
  timeout: 300_000,
}, async () => {
  const property = fc.asyncProperty(request, async ({ method, path, query, body: sent }) => {
    const hasBody = !['GET', 'OPTIONS'].includes(method);
    const { status, body: answer } = await dev.call(
      method,
      `/sandbox${path}${query}`,
      hasBody ? sent : undefined,
    );
    expect(status, `${method} ${path}${query} ${JSON.stringify(sent)}`).toBeLessThan(500);
    if (status >= 400) expect(answer[0].message).toMatch(/\w/);
  });
  await fc.assert(property, { seed: SEED, numRuns: RUNS });
  await mock.visitor().admin('DELETE', '/controls?scope=global');
  expect((await mock.visitor().call('GET', '/services/data')).status).toBe(200);
});
