import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import type { components } from '#generated/sandbox/types.gen.ts';
import { expectNoTokenPrinted } from './tokens.ts';

type Requests = components['schemas']['RequestLog'];

/**
 * Keeps what a failed journey's servers did, beside its trace and its page: `servers.log`, what they printed, and
 * `requests.log`, the requests that the mock answered. A journey that passed leaves nothing; its servers must not have
 * printed a token.
 */
export async function keepServerLogs(testInfo: TestInfo, printed: string, mock: string): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return expectNoTokenPrinted(printed);
  writeFileSync(testInfo.outputPath('servers.log'), `${printed}\n`);
  const answer = await fetch(`${mock}/sandbox/requests?scope=global`).catch(() => undefined);
  if (!answer?.ok) return;
  const { requests } = (await answer.json()) as Requests;
  const lines = requests
    .toReversed()
    .map(({ receivedAt, milliseconds, status, operationId, method, path, controls }) =>
      [receivedAt, `${milliseconds} ms`, status, operationId, method, path, ...controls].join(' '),
    );
  writeFileSync(testInfo.outputPath('requests.log'), `${lines.join('\n')}\n`);
}
