import { expect, test } from 'vitest';
import { readRecordActions } from '../../actions/actions.ts';
import { knownAction } from '../../actions/known-actions.ts';
import { executeQuickAction, lastExecution } from '../../actions/quick-actions.ts';
import { readRelatedListsActions } from '../../actions/related-lists.ts';
import { knownRecordAvatar, readRecordAvatars } from '../../avatars/avatars.ts';
import { readRelatedListInfos } from '../../lists/related-lists.ts';
import type { Platform } from '../../platform.ts';
import type { StubAnswer } from '../../testing/stub-fetch.ts';
import { knownFileDocument, uploadFile } from '../files.ts';
import { readPicklistsOf } from '../picklists.ts';
import { GONE, ID, itemsOf, platformWith } from './support.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FAULT = [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }];

/** Answers that carry a part, the call that takes them, and what is known of the part without a request. */
type Kept = [rule: string, lifetime: number, answer: StubAnswer, take: Call, known: (p: Platform) => unknown];
type Call = (platform: Platform) => Promise<unknown>;

const AVATAR = { recordId: ID, type: 'Theme', iconUrl: '/icon.svg' };
const ADDRESS = `/services/data/v64.0/ui-api/actions/record/${ID}`;
const ACTION = { apiName: 'Edit', externalId: 'Edit:1', label: 'Bearbeiten' };
const ACTIONS = { actions: { [ADDRESS]: { url: ADDRESS, actions: [ACTION] } }, url: ADDRESS };
const EXECUTION = { id: ID, isSuccess: true, isCreated: true };
const DOCUMENT = { contentDocument: { id: ID }, contentDocumentLinks: [], contentVersion: {} };

const KEPT: Kept[] = [
  [
    'RD-CACHE-34 a single avatar is known for 30 days',
    30 * DAY,
    [200, itemsOf([200, AVATAR])],
    (p) => readRecordAvatars(p, [ID]),
    (p) => knownRecordAvatar(p, ID),
  ],
  [
    'RD-CACHE-37 a single platform action is known for 30 days',
    30 * DAY,
    [200, ACTIONS],
    (p) => readRecordActions(p, [ID], { sections: ['Page'] }),
    (p) => knownAction(p, ADDRESS, ACTION.externalId),
  ],
  [
    'RD-CACHE-38 the last execution of a quick action is known for 30 days',
    30 * DAY,
    [201, EXECUTION],
    (p) => executeQuickAction(p, { actionApiName: 'NewCase', type: 'Create' }, { fields: {} }),
    (p) => lastExecution(p, 'NewCase'),
  ],
  [
    'RD-CACHE-39 the answer to an upload is known for 30 days',
    30 * DAY,
    [201, DOCUMENT],
    (p) => uploadFile(p, { fileData: new Blob(['abc']) }),
    (p) => knownFileDocument(p, ID),
  ],
];
const PARTS = [AVATAR, ACTION, EXECUTION, DOCUMENT];

test.each(KEPT)('%s', async (rule, lifetime, answer, take, known) => {
  const { platform, requests, advance } = platformWith(answer);
  expect(known(platform)).toBeUndefined();
  await take(platform);
  const part = PARTS[KEPT.findIndex(([title]) => title === rule)];
  advance(lifetime - 1);
  expect(known(platform)).toEqual(part);
  advance(1);
  expect(known(platform)).toBeUndefined();
  expect(requests).toHaveLength(1);
});

/** Reads that ask once while something is remembered, and again when its time is over. */
const REMEMBERED: [rule: string, lifetime: number, answer: StubAnswer, read: Call][] = [
  [
    'RD-CACHE-33 failed avatars are remembered for 1 hour',
    60 * MINUTE,
    [200, itemsOf([404, GONE])],
    (p) => readRecordAvatars(p, [ID]),
  ],
  [
    'RD-CACHE-41 failed batch items are remembered for 5 minutes',
    5 * MINUTE,
    [200, itemsOf([500, FAULT])],
    (p) => readRelatedListsActions(p, [ID], [{ relatedListId: 'Orders' }]),
  ],
  [
    'RD-CACHE-42 failed items of related list infos are remembered for 15 minutes',
    15 * MINUTE,
    [200, itemsOf([500, FAULT])],
    (p) => readRelatedListInfos(p, 'Account', ['Orders']),
  ],
  [
    'RD-CACHE-43 failed items of picklists are remembered for 15 minutes',
    15 * MINUTE,
    [500, FAULT],
    (p) => readPicklistsOf(p, 'Case', ['Status']),
  ],
];

test.each(REMEMBERED)('%s', async (_, lifetime, answer, read) => {
  const { platform, requests, advance } = platformWith(answer);
  const first = await read(platform);
  advance(lifetime - 1);
  expect(await read(platform)).toEqual(first);
  expect(requests).toHaveLength(1);
  advance(1);
  expect(await read(platform)).toEqual(first);
  expect(requests).toHaveLength(2);
});
