import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import type { Store } from '#mock/store/store.ts';
import { addBuyers, addProduct, ask, placeOrder, readyToOrder } from '../../purchases/buyers.ts';
import { originOf, type RaceKind, RIVALS, told } from './kind.ts';

const STOCK = 1_000_000;
const FULL_PRICE = 13.49;

/** Buyers have the same coupon in their carts, which can be redeemed once. */
export const coupon: RaceKind = {
  what: 'orders with a coupon that can be redeemed once',
  prepare: async (store, races, lanes) => {
    const productId = await addProduct(store, 'mit-gutschein', STOCK);
    const codes: string[] = [];
    for (let number = 0; number < races; number += 1) codes.push(await addCoupon(store, number));
    const all = await addBuyers(store, RIVALS * lanes);
    return async (track, lane) => {
      const buyers = all.slice(lane * RIVALS, (lane + 1) * RIVALS);
      const couponCode = codes[track.number] as string;
      const couponed = await Promise.all(
        buyers.map((buyer, at) => readyToOrder(originOf(track, at), buyer, { [productId]: 1 }, couponCode)),
      );
      const answers = await Promise.all(buyers.map((buyer, at) => placeOrder(originOf(track, at), buyer)));
      for (const [at, buyer] of buyers.entries())
        await ask(originOf(track, at), buyer, ['DELETE', '/carts/current']);
      const numbers = answers.flatMap(({ status, body }) =>
        status === 201 ? [body.orderReferenceNumber] : [],
      );
      return {
        winners: numbers.length,
        otherAnswers: answers.filter(({ status }) => ![201, 409, 422].includes(status)).map(told),
        fits: (records) => {
          const reduced = records.orders.filter(
            ({ number, grandTotal }) => numbers.includes(number) && Number(grandTotal) < FULL_PRICE,
          );
          return couponed !== undefined && reduced.length === 1 && records.redemptions[couponCode] === 1;
        },
      };
    };
  },
};

async function addCoupon(store: Store, number: number): Promise<string> {
  const { Id } = await store.insert('Promotion', {
    Name: `Einmal ${number}`,
    DisplayName: `Einmal ${number}`,
    WebStoreId__c: WEBSTORE_ID,
    PercentOff__c: 10,
  });
  const CouponCode = `LAB-${number}`;
  await store.insert('Coupon', { CouponCode, PromotionId: Id, RedemptionLimit__c: 1 });
  return CouponCode;
}
