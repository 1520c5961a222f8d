import { makeId } from '../store/ids.ts';
import type { Insert } from '../store/row.ts';
import { daysBefore, type SeedContext } from './steps.ts';
import { WEBSTORE_ID } from './well-known-ids.ts';

interface SeededPromotion {
  code: string;
  promotion: Partial<Insert<'Promotion'>> & Pick<Insert<'Promotion'>, 'Name' | 'DisplayName'>;
  coupon?: Partial<Insert<'Coupon'>>;
}

/** Writes the coupons of the demo shop: a percentage, an amount, free shipping, and one that is over. */
export async function seedPromotions({ store, now }: SeedContext): Promise<void> {
  const promotions = seeded(now);
  await store.insertMany(
    'Promotion',
    promotions.map(({ promotion }, place) => ({
      Id: makeId('0c8', place + 1),
      WebStoreId__c: WEBSTORE_ID,
      PriorityNumber: place + 1,
      ...promotion,
    })),
  );
  await store.insertMany(
    'Coupon',
    promotions.map(({ code, coupon }, place) => ({
      Id: makeId('0cE', place + 1),
      CouponCode: code,
      PromotionId: makeId('0c8', place + 1),
      ...coupon,
    })),
  );
}

const seeded = (now: Date): SeededPromotion[] => [
  {
    code: 'WILLKOMMEN10',
    promotion: {
      Name: 'Willkommen',
      DisplayName: '10 % Willkommensrabatt',
      Effect__c: 'Percent',
      PercentOff__c: 10,
      MinimumAmount__c: '30.00',
      TermsAndConditions: 'Ab 30 Euro Warenwert. Rezeptpflichtige Arzneimittel sind ausgenommen.',
    },
  },
  {
    code: 'HAUSAPOTHEKE5',
    promotion: {
      Name: 'Hausapotheke',
      DisplayName: '5 Euro für die Hausapotheke',
      Effect__c: 'Amount',
      AmountOff__c: '5.00',
      MinimumAmount__c: '40.00',
      TermsAndConditions: 'Ab 40 Euro Warenwert. Rezeptpflichtige Arzneimittel sind ausgenommen.',
    },
  },
  {
    code: 'VERSANDFREI',
    promotion: {
      Name: 'Versand geschenkt',
      DisplayName: 'Standardversand geschenkt',
      Effect__c: 'FreeShipping',
      MinimumAmount__c: '15.00',
      TermsAndConditions: 'Ab 15 Euro Warenwert, für den Standardversand.',
    },
  },
  {
    code: 'FRUEHLING',
    promotion: {
      Name: 'Frühlingsaktion',
      DisplayName: '15 % Frühlingsrabatt',
      Effect__c: 'Percent',
      PercentOff__c: 15,
      StartDate: daysBefore(now, 120),
      EndDate: daysBefore(now, 60),
    },
    coupon: { EndDateTime: daysBefore(now, 60) },
  },
];
