import type { Scenario } from './scenario.ts';

/** What can be the case with the platform as a whole. */
export const platformScenarios: readonly Scenario[] = [
  {
    name: 'maintenance',
    area: 'platform',
    title: 'Platform is under maintenance',
    description: 'Every call answers 503 and asks to wait for two minutes.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: 'all', status: 503, retryAfterSeconds: 120 }],
  },
  {
    name: 'short-outage',
    area: 'platform',
    title: 'Platform is away for a moment',
    description: 'Some calls answer 503 and ask to wait for a second, then all is well.',
    times: 3,
    effects: [{ kind: 'refuse', operationIds: 'all', status: 503, retryAfterSeconds: 1 }],
  },
  {
    name: 'too-many-requests',
    area: 'platform',
    title: 'Too many requests',
    description: 'Calls answer 429 and ask to wait for ten seconds.',
    times: 3,
    effects: [{ kind: 'refuse', operationIds: 'all', status: 429, retryAfterSeconds: 10 }],
  },
  {
    name: 'platform-broken',
    area: 'platform',
    title: 'Platform fails',
    description: 'Every call answers 500.',
    times: null,
    effects: [{ kind: 'refuse', operationIds: 'all', status: 500 }],
  },
  {
    name: 'platform-unreachable',
    area: 'platform',
    title: 'Platform cannot be reached',
    description: 'Every connection breaks.',
    times: null,
    effects: [{ kind: 'break', operationIds: 'all', effect: 'none' }],
  },
  {
    name: 'slow-platform',
    area: 'platform',
    title: 'Platform is slow',
    description: 'Every call takes one to three seconds longer.',
    times: null,
    effects: [{ kind: 'slow', operationIds: 'all', milliseconds: 1000, maxMilliseconds: 3000 }],
  },
];
