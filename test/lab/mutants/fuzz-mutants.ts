import type { HttpAnswer } from '#mock/engine/http/http-types.ts';
import type { OpenStore } from '#mock/store/store.ts';
import type { Tamper } from '../fuzz/trial.ts';

/** A bug of the platform, and the operations at which the fuzz looks for it. */
export interface FuzzMutant {
  readonly only: readonly string[];
  readonly tamper: Tamper;
}

const ADDRESSES = ['createAddress', 'deleteAddress'];

/** Answers that the platform would give with the bug. */
const changed = (
  only: readonly string[],
  change: (answer: HttpAnswer, method: string, store: OpenStore) => HttpAnswer | Promise<HttpAnswer>,
): FuzzMutant => ({
  only,
  tamper: (handle, store) => async (request) => {
    const answer = await handle(request).catch(
      (error: { status?: number; extra?: { headers?: HttpAnswer['headers'] } }) => ({
        ...faulty(error.status ?? 500),
        headers: { ...JSON_TYPE, ...error.extra?.headers },
      }),
    );
    return change(answer, request.method, store);
  },
});

const JSON_TYPE = { 'content-type': 'application/json' };
const faulty = (status: number, message = 'Refused.'): HttpAnswer => ({
  status,
  headers: JSON_TYPE,
  body: JSON.stringify([{ errorCode: 'REFUSED', message }]),
});

export const fuzzMutants: Readonly<Record<string, FuzzMutant>> = {
  'a refusal shows the stack': changed(ADDRESSES, (answer) =>
    answer.status < 400 ? answer : faulty(answer.status, String(new Error('refused').stack)),
  ),
  'a refusal shows what the database was asked': changed(ADDRESSES, (answer) =>
    answer.status < 400 ? answer : faulty(answer.status, 'select "Id" from "Account" failed'),
  ),
  'broken requests are taken': changed(['createAddress', 'addItemToCart'], (answer) =>
    answer.status === 400 ? { status: 201, headers: JSON_TYPE, body: '{}' } : answer,
  ),
  'broken requests make the platform fail': changed(ADDRESSES, (answer) =>
    answer.status === 400 ? faulty(500) : answer,
  ),
  'a refusal leaves a row behind': changed(ADDRESSES, async (answer, _, store) => {
    if (answer.status === 400) await store.insert('Account', { Name: 'Rest' });
    return answer;
  }),
  'nobody has to sign in': changed(['getApps'], (answer) =>
    answer.status === 401 ? { status: 200, headers: JSON_TYPE, body: '{}' } : answer,
  ),
  'other methods are not found': changed(['getProduct'], (answer) =>
    answer.status === 405 ? faulty(404) : answer,
  ),
  'allowed methods are not told': changed(['getProduct'], (answer) =>
    answer.status === 405 ? { ...answer, headers: JSON_TYPE } : answer,
  ),
  'answers do not say that they are JSON': changed(['getProduct'], (answer) => ({
    ...answer,
    headers: { 'content-type': 'text/plain' },
  })),
  'a member of the answer is missing': changed(['getAddresses'], (answer) =>
    answer.status === 200 ? { ...answer, body: '{}' } : answer,
  ),
  'what was deleted can be deleted again': changed(['deleteAddress'], (answer) =>
    answer.status === 404 ? { status: 204 } : answer,
  ),
  'what was created cannot be found': changed(['createAddress'], (answer, method) =>
    method === 'GET' && answer.status === 200
      ? {
          ...answer,
          body: String(answer.body).replace(/"addressId":"\w+"/g, '"addressId":"8lW000000000009AAA"'),
        }
      : answer,
  ),
};
