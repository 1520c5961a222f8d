import { withdrawNotice } from '#client/commerce/inquiries.ts';
import { FetchError } from '#client/errors/index.ts';
import { failureText } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** What became of the wish to take a notice back: the number of its case, or why it was not taken back. */
export type WithdrawnNotice = { reference: string } | { problem: string };

/** Takes back the wish to be told of a product, by the code of the link in its mail (SF-ORDER-08). */
export async function takeNoticeBack(shop: Shop, code: string): Promise<WithdrawnNotice> {
  try {
    const { reference } = await withdrawNotice(shop.platform, code);
    return { reference };
  } catch (error) {
    const isUnknown = error instanceof FetchError && (error.status === 404 || error.status === 400);
    return {
      problem: isUnknown ? shop.text('stockNotice.unknown') : failureText(shop.text, callFailure(error)),
    };
  }
}
