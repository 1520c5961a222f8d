import { csrfHeader, csrfModulePath, csrfTokenIn, needsCsrfToken } from '#client/send/csrf-module.ts';
import { withSitePath } from '../../ui/picture/image-address.ts';
import type { CardField, TypedCard } from './card.ts';
import { toCardPaymentMethod } from './card.ts';

/** A token for a card, or what the provider says about it. */
export type TokenOutcome = { token: string } | { field: CardField | undefined; message: string | undefined };

const fieldsByCode: Record<string, CardField> = {
  INVALID_CARD_NUMBER: 'number',
  CARD_EXPIRED: 'expiry',
};

/**
 * Has the payment provider turn a card into a token, straight from the browser: the shop never sees the card.
 *
 * @param sitePath path below which the shop passes the platform's calls on
 * @param tokenUrl where the client-side configuration of the store says (SF-PAYMENT-01)
 */
export async function requestToken(
  card: TypedCard,
  { tokenUrl, language, sitePath = '' }: { tokenUrl: string; language: string; sitePath?: string },
): Promise<TokenOutcome> {
  try {
    const response = await fetch(withSitePath(tokenUrl, sitePath), {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(await csrfHeaders(tokenUrl, sitePath)),
      },
      body: JSON.stringify({ cardPaymentMethod: toCardPaymentMethod(card) }),
    });
    const body: unknown = await response.json();
    return response.ok ? { token: (body as { token: string }).token } : refusalOf(body);
  } catch {
    return { field: undefined, message: undefined };
  }
}

/** What proves to the platform that the page is the shop's own; nothing for a visitor whom it does not know. */
async function csrfHeaders(tokenUrl: string, sitePath: string): Promise<Record<string, string>> {
  if (!needsCsrfToken(tokenUrl)) return {};
  const module = await fetch(sitePath + csrfModulePath, { credentials: 'same-origin' });
  const token = module.ok ? csrfTokenIn(await module.text()) : undefined;
  return token === undefined ? {} : { [csrfHeader]: token };
}

function refusalOf(body: unknown): TokenOutcome {
  const [first] = Array.isArray(body) ? (body as { errorCode?: string; message?: string }[]) : [];
  const field = fieldsByCode[first?.errorCode ?? ''];
  return { field, message: field ? first?.message : undefined };
}
