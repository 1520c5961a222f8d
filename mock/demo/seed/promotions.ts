import { makeId } from '../../store/ids.ts';
import type { Insert } from '../../store/row.ts';
import { daysBefore, type SeedContext } from './steps.ts';
import { PRACTICE_GROUP_ID, WEBSTORE_ID } from './well-known-ids.ts';

const PRACTICE_SEGMENT_ID = makeId('0cS', 1);

interface SeededPromotion {
  code: string;
  promotion: Partial<Insert<'Promotion'>> & Pick<Insert<'Promotion'>, 'Name' | 'DisplayName'>;
  coupon?: Partial<Insert<'Coupon'>>;
}

/**
 * Writes the coupons of the demo shop: a percentage once per account, an amount, free shipping, one that is over, and one
 * for practices only.
 */
export async function seedPromotions({ store, now }: SeedContext): Promise<void> {
  const promotions = seeded(now);
  await store.insert('PromotionSegment', { Id: PRACTICE_SEGMENT_ID, Name: 'Gewerbliche Kunden' });
  await store.insert('PromotionSegmentBuyerGroup', {
    Id: makeId('0cG', 1),
    PromotionSegmentId: PRACTICE_SEGMENT_ID,
    BuyerGroupId: PRACTICE_GROUP_ID,
  });
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
      TermsAndConditions:
        'Einmal je Kundenkonto, ab 30 Euro Warenwert. Rezeptpflichtige Arzneimittel sind ausgenommen.',
    },
    coupon: { RedemptionLimitPerBuyer__c: 1 },
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
  {
    code: 'PRAXIS5',
    promotion: {
      Name: 'Praxisbedarf',
      DisplayName: '5 % auf Praxisbedarf',
      Effect__c: 'Percent',
      PercentOff__c: 5,
      PromotionSegmentId__c: PRACTICE_SEGMENT_ID,
      TermsAndConditions: 'Für Praxen und Einrichtungen.',
    },
  },
];
