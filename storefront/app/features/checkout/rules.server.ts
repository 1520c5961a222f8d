import type { Shop } from '../../platform/shop.server.ts';
import type { AddressRules } from './address-form.ts';
import type { CheckoutView } from './checkout-view.ts';

/** Countries that the store delivers to, as its application context says. */
export function deliveryCountries({ applicationContext }: Shop): string[] {
  const countries = applicationContext?.shippingCountries ?? [];
  return countries.length > 0 ? countries : [applicationContext?.country ?? 'DE'];
}

/** What the address step asks of this visitor. */
export function addressRules(shop: Shop, { needsPhone }: Pick<CheckoutView, 'needsPhone'>): AddressRules {
  return {
    countries: deliveryCountries(shop),
    needsPhone,
    needsEmail: shop.session.isGuest,
    takesAnyPhone: shop.applicationContext?.skipPhoneNumberValidationEnabled,
  };
}
