import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { orderLookupConstants } from '#generated/commerce/constants.gen.ts';

/** Tokens end with the process that gave them out. */
const secret = randomBytes(32);

const sign = (text: string) => createHmac('sha256', secret).update(text).digest();

/** A token that opens one order for `accessTokenSeconds`. */
export function orderToken(orderSummaryId: string, now: Date): string {
  const expires = now.getTime() + orderLookupConstants.accessTokenSeconds * 1000;
  const text = `${orderSummaryId}.${expires}`;
  return `${text}.${sign(text).toString('base64url')}`;
}

/** The order that a token opens; undefined for a token that nobody gave out or whose time is over. */
export function openedByToken(token: string, now: Date): string | undefined {
  const [orderSummaryId = '', expires = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(`${orderSummaryId}.${expires}`);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && Number(expires) > now.getTime() ? orderSummaryId : undefined;
}
