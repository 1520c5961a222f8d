import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { messages } from '../messages/messages.ts';

/** Stands for the shop, whose host the platform need not know. */
const SHOP = 'http://shop.invalid';
const LONGEST_PATH = 255;

/** What the sandbox provider reads out of the data for a payment service. */
export interface PaymentsData {
  readonly isWallet: boolean;
  /** Path of the shop that the customer comes back to after confirming the payment. */
  readonly returnPath: string | undefined;
}

/**
 * Reads the data for the payment service, which is JSON as text.
 *
 * @throws PlatformFault 400 for other text, and for a way back that leads to another host
 */
export function readPaymentsData(text: string | undefined, language: Language): PaymentsData {
  if (text === undefined) return { isWallet: false, returnPath: undefined };
  const { method, paymentsReturnUrl } = parse(text, language) ?? {};
  if (paymentsReturnUrl === undefined) return { isWallet: method === 'wallet', returnPath: undefined };
  const returnPath = ownPath(paymentsReturnUrl);
  if (returnPath === undefined)
    throw new PlatformFault(400, 'INVALID_PAYMENTS_DATA', messages[language].paymentsReturnForeign());
  return { isWallet: method === 'wallet', returnPath };
}

function parse(text: string, language: Language): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new PlatformFault(400, 'INVALID_PAYMENTS_DATA', messages[language].paymentsDataInvalid(), {
      cause,
    });
  }
}

/** A path as a browser would resolve it in the shop; undefined for what leads anywhere else. */
function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^\/[!-[\]-~]*$/.test(address) || address.length > LONGEST_PATH)
    return undefined;
  if (!URL.canParse(address, SHOP)) return undefined;
  const { origin, pathname, search } = new URL(address, SHOP);
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search : undefined;
}
