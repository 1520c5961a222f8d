import { expect, test } from 'vitest';
import { searchProducts } from '#generated/commerce/client.gen.ts';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { AbortedError, ContractError, FetchError, NetworkError } from '../errors/index.ts';
import { stubClock } from '../testing/stub-clock.ts';
import { type StubAnswer, stubFetch } from '../testing/stub-fetch.ts';
import { send } from './send.ts';

const INPUT = { path: { objectApiName: 'Product2' } };

function sendTo(answer: StubAnswer, signal?: AbortSignal) {
  const { fetch, requests } = stubFetch(answer);
  const wire = { origin: 'http://platform.test', fetch, clock: stubClock().clock };
  return { requests, outcome: send(wire, getObjectInfo, INPUT, { signal }) };
}

const failureOf = async (answer: StubAnswer) => sendTo(answer).outcome.catch((error: unknown) => error);

test('SF-CALL-01 a call is one request with same-origin credentials', async () => {
  const { outcome, requests } = sendTo([200, { apiName: 'Product2' }]);
  expect(await outcome).toMatchObject({ data: { apiName: 'Product2' }, status: 200 });
  expect(requests).toHaveLength(1);
  expect(requests[0]?.url).toBe('http://platform.test/services/data/v64.0/ui-api/object-info/Product2');
  expect(requests[0]?.credentials).toBe('same-origin');
  expect(requests[0]?.headers.get('accept')).toBe('application/json');
});

test('sends each list of the query as its contract says', async () => {
  const { fetch, requests } = stubFetch([200, {}]);
  const wire = { origin: 'http://platform.test', fetch, clock: stubClock().clock };
  const operation = Object.assign(searchProducts.bind(null), searchProducts, { repeated: ['searchFields'] });
  const query = { fields: ['Name', 'Family'], searchFields: ['Nord, Süd', 'Gel'], page: 0 };
  await send(wire, operation, { path: { webstoreId: '0ZE000000000001AAA' }, query });
  expect(decodeURIComponent(new URL(requests[0]?.url ?? '').search)).toBe(
    '?fields=Name,Family&searchFields=Nord, Süd&searchFields=Gel&page=0',
  );
});

test('PF-ERR-01 SF-ERR-07 SF-ERR-02 the list form of an error gives its code and first message', async () => {
  const error = await failureOf([404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]]);
  expect(error).toBeInstanceOf(FetchError);
  expect(error).toMatchObject({
    name: 'FetchError',
    operationId: 'getObjectInfo',
    status: 404,
    code: 'NOT_FOUND',
    message: 'Gone.',
    errors: [{ errorCode: 'NOT_FOUND', message: 'Gone.' }],
  });
});

test('PF-ERR-02 the client reads the record form of an error, naming the fields', async () => {
  const reason = { errorCode: 'REQUIRED_FIELD_MISSING', message: 'Enter a name.', field: 'Name' };
  const body = {
    message: 'An error occurred while trying to update the record.',
    errorCode: 'POST_BODY_PARSE_ERROR',
    enhancedErrorType: 'RecordError',
    output: { errors: [], fieldErrors: { Name: [reason] } },
  };
  const error = await failureOf([400, body]);
  expect(error).toMatchObject({ status: 400, errors: [reason], explanation: 'Enter a name.', body });
});

test('SF-ERR-07 the status text comes before the message of the server', async () => {
  const { clock } = stubClock();
  const fetch = async () =>
    new Response('[{"errorCode":"CONFLICT","message":"Later."}]', { status: 409, statusText: 'Conflict' });
  const wire = { origin: 'http://platform.test', fetch, clock };
  await expect(send(wire, getObjectInfo, INPUT)).rejects.toMatchObject({
    message: 'Conflict',
    explanation: 'Later.',
  });
});

test('an empty 500 is a typed error like any other', async () => {
  expect(await failureOf([500])).toMatchObject({
    name: 'FetchError',
    status: 500,
    errors: [],
    code: 'UNKNOWN_ERROR',
  });
});

test('an error page is a FetchError without reasons', async () => {
  expect(await failureOf([502, '<h1>Bad gateway</h1>'])).toMatchObject({
    name: 'FetchError',
    status: 502,
    errors: [],
  });
});

test.each<[string, StubAnswer]>([
  ['a page with status 200', [200, '<html></html>']],
  ['JSON that breaks off', [200, '{"apiName":', { 'content-type': 'application/json' }]],
  ['a success without its body', [200]],
  ['a bare value', [200, 'null', { 'content-type': 'application/json' }]],
])('%s violates the contract', async (_, answer) => {
  const error = await failureOf(answer);
  expect(error).toBeInstanceOf(ContractError);
  expect(error).toMatchObject({ status: 200, operationId: 'getObjectInfo' });
});

test('a broken connection is a network error that keeps its cause', async () => {
  const cause = new TypeError('fetch failed');
  const error = await failureOf(cause);
  expect(error).toBeInstanceOf(NetworkError);
  expect(error).toMatchObject({ cause, status: undefined });
});

test('an answer that breaks off while it is read is a network error with its status', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
  const wire = {
    origin: 'http://platform.test',
    fetch: async () => new Response(broken),
    clock: stubClock().clock,
  };
  await expect(send(wire, getObjectInfo, INPUT)).rejects.toMatchObject({ name: 'NetworkError', status: 200 });
});

test('SF-ERR-04 a request given up is an AbortedError and sends nothing', async () => {
  const { outcome, requests } = sendTo([200, {}], AbortSignal.abort());
  await expect(outcome).rejects.toBeInstanceOf(AbortedError);
  expect(requests).toHaveLength(0);
});
