import { withoutOptional, withUnknownValues } from '../../../engine/reshape/tolerance.ts';
import { inVersion } from '../../../engine/reshape/versions.ts';
import type { OtherForm, Scenario } from './scenario.ts';
import { speaksUpTo } from './version-limit.ts';

const form = (reshape: OtherForm['reshape']): OtherForm => ({
  kind: 'reshape',
  operationIds: 'all',
  reshape,
});

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
  {
    name: 'older-version',
    area: 'platform',
    title: 'Platform speaks an older version',
    description: 'It speaks versions up to 60.0. Addresses in later versions are not found.',
    times: null,
    effects: speaksUpTo('60.0'),
  },
  {
    name: 'newer-version',
    area: 'platform',
    title: 'Platform speaks a newer version',
    description: 'Answers are those of version 66.0, whose addresses name that version.',
    times: null,
    effects: [form((operation, answer) => inVersion(operation, answer, '66.0'))],
  },
  {
    name: 'optional-members-left-out',
    area: 'platform',
    title: 'Platform says no more than it must',
    description: 'Answers hold nothing that their contract does not require, but for members that are kept.',
    times: null,
    effects: [{ ...form(withoutOptional), keepsMembers: true }],
  },
  {
    name: 'unknown-values',
    area: 'platform',
    title: 'Platform uses values nobody knows yet',
    description: 'Every enumeration that is open holds a value of a version to come.',
    times: null,
    effects: [form(withUnknownValues)],
  },
];
