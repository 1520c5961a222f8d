import { writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { loggedRequests } from './sandbox.ts';
import { expectNoTokenPrinted } from './tokens.ts';

/**
 * Keeps what a failed journey's servers did, beside its trace and its page: `servers.log`, what they printed, and
 * `requests.log`, the requests that the mock answered. A journey that passed leaves nothing; its servers must not have
 * printed a token.
 */
export async function keepServerLogs(testInfo: TestInfo, printed: string, mock: string): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return expectNoTokenPrinted(printed);
  writeFileSync(testInfo.outputPath('servers.log'), `${printed}\n`);
  const requests = await loggedRequests(mock);
  if (requests.length === 0) return;
  const lines = requests
    .toReversed()
    .map(({ receivedAt, milliseconds, status, operationId, method, path, controls }) =>
      [receivedAt, `${milliseconds} ms`, status, operationId, method, path, ...controls].join(' '),
    );
  writeFileSync(testInfo.outputPath('requests.log'), `${lines.join('\n')}\n`);
}
