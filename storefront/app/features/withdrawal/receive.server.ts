import { declareWithdrawal } from '#client/commerce/withdrawals.ts';
import type { Platform } from '#client/platform.ts';
import type { ReceivedWithdrawal, Withdrawal } from './withdrawal.ts';

/**
 * Receives a withdrawal: the platform has made a case of it, for the staff to work through, before the person is told so.
 *
 * @throws PlatformError when the platform does not take it; nothing has been received then
 */
export async function receiveWithdrawal(
  platform: Platform,
  withdrawal: Withdrawal,
): Promise<ReceivedWithdrawal> {
  const { items, ...declared } = withdrawal;
  return { ...withdrawal, ...(await declareWithdrawal(platform, items ? withdrawal : declared)) };
}
