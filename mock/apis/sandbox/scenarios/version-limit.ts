import { jsonAnswer } from '../../../engine/http/answers.ts';
import type { HttpAnswer, HttpRequest } from '../../../engine/http/http-types.ts';
import { platformAddress } from '../../../engine/router/platform-address.ts';
import type { Effect } from './scenario.ts';

/** A platform whose newest version is this one, e.g. `60.0`, as its list of versions tells. */
export const speaksUpTo = (newest: string): readonly Effect[] => [
  { kind: 'limit', operationIds: 'all', newest },
  {
    kind: 'alter',
    operationIds: ['getVersions'],
    alter: ({ status, body }) => ({
      status,
      body: body.filter(({ version }: { version: string }) => Number(version) <= Number(newest)),
    }),
  },
];

/** Whether a request asks for a version after this one. */
export function isLater({ segments }: Pick<HttpRequest, 'segments'>, newest: string): boolean {
  return Number(platformAddress(segments)?.version ?? 0) > Number(newest);
}

/** What an address in a version that is not spoken is answered with (PF-VERSION-03). */
export function notSpoken({ path }: Pick<HttpRequest, 'path'>): HttpAnswer {
  const message = `The requested resource ${path} does not exist.`;
  return jsonAnswer(404, [{ errorCode: 'NOT_FOUND', message }]);
}
