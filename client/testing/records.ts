import { recordStore } from '../records/store/record-store.ts';
import { type StubAnswer, stubFetch } from './stub-fetch.ts';
import { stubPlatform } from './stub-platform.ts';

export const ID = '01t000000000001AAA';
export const OTHER = '01t000000000002AAA';
export const USER = '005000000000002AAA';
export const NAME = { fields: ['Product2.Name'] };
export const GONE = [{ errorCode: 'NOT_FOUND', message: 'Gone.' }];

type Values = Record<string, unknown>;

/** A record as an answer carries it; a nested record is the value of a relationship. */
export function record(id: string, values: Values, weakEtag = 1) {
  const fields = Object.entries(values).map(([name, value]) => [name, { displayValue: null, value }]);
  const apiName = id.startsWith('005') ? 'User' : 'Product2';
  return { apiName, id, weakEtag, childRelationships: {}, fields: Object.fromEntries(fields) };
}

export const itemsOf = (...results: [statusCode: number, result: unknown][]) => ({
  hasErrors: results.some(([statusCode]) => statusCode >= 400),
  results: results.map(([statusCode, result]) => ({ statusCode, result })),
});
export const searchOf = (request: Request | undefined) =>
  Object.fromEntries(new URL(request?.url ?? 'http://none.test').searchParams);
export const list = (...records: unknown[]): StubAnswer => [200, { count: records.length, records }];

/** A record store over these answers. */
export function setUp(...answers: StubAnswer[]) {
  const stub = stubFetch(...answers);
  const { platform, advance } = stubPlatform(stub.fetch);
  return { ...stub, platform, advance, store: recordStore(platform) };
}
