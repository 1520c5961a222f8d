import { FetchError } from '#client/errors/index.ts';
import { safeReturn } from '../../platform/safe-return.ts';

/** Where a payment has to be confirmed, and by which token it is known. */
export interface ConfirmationPage {
  redirectUrl: string;
  /** A token that the payment service has made, as for a wallet. */
  paymentToken: string | undefined;
}

/**
 * The page to which a refused payment leads; undefined for other refusals. It lies behind the shop's own address: no
 * answer of a payment leads to another host (SF-PAYMENT-05).
 */
export function confirmationPage(error: unknown): ConfirmationPage | undefined {
  if (!(error instanceof FetchError) || error.status !== 422) return undefined;
  const { redirectUrl, paymentToken } = dataOf(error.body);
  if (typeof redirectUrl !== 'string' || safeReturn(redirectUrl) !== redirectUrl) return undefined;
  return { redirectUrl, paymentToken: typeof paymentToken === 'string' ? paymentToken : undefined };
}

function dataOf(body: unknown): Record<string, unknown> {
  const { paymentData } = (body ?? {}) as { paymentData?: unknown };
  try {
    const data: unknown = JSON.parse(typeof paymentData === 'string' ? paymentData : 'null');
    return data && typeof data === 'object' ? (data as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
