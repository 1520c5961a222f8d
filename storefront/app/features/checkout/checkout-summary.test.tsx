import { expect, test } from 'vitest';
import { rendered } from '../../rule-tests/support.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { checkout } from './testing/checkout.ts';

const summary = (mayChangeCoupons: boolean) =>
  rendered(<CheckoutSummary {...{ checkout, mayChangeCoupons }} step="address" refused={undefined} />);

test('SF-COUPON-51 a checkout asks for coupons only where the version of the platform takes them', () => {
  expect(summary(true)).toContain('name="couponCode"');
  expect(summary(false)).not.toContain('couponCode');
  expect(summary(false)).toContain('13,95');
});
