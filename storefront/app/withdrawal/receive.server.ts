import { randomUUID } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReceivedWithdrawal, Withdrawal } from './withdrawal.ts';

/**
 * Receives a withdrawal: it is on disk before the person is told so, one JSON line each, for the operator's
 * staff to work through. The platform's interface has no call that a visitor may declare it by.
 *
 * @throws when the file cannot be written; nothing has been received then
 */
export async function receiveWithdrawal(
  withdrawal: Withdrawal,
  now = new Date(),
): Promise<ReceivedWithdrawal> {
  const reference = `W-${randomUUID().slice(0, 8).toUpperCase()}`;
  const received = { ...withdrawal, receivedAt: now.toISOString(), reference };
  const path = withdrawalsFile();
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a', 0o600);
  try {
    await file.appendFile(`${JSON.stringify(received)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  return received;
}

function withdrawalsFile({ WITHDRAWALS_FILE, DATA_DIR }: NodeJS.ProcessEnv = process.env): string {
  return WITHDRAWALS_FILE ?? join(DATA_DIR ?? '.data', 'withdrawals.jsonl');
}
