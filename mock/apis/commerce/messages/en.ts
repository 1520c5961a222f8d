import type { de } from './de.ts';

const packs = (count: number) => `${count} ${count === 1 ? 'pack' : 'packs'}`;

export const en: typeof de = {
  invalidProduct: () => 'This product is not available.',
  notPurchasable: () => 'Please choose a variation of this product.',
  prescriptionRequired: () => 'This medicine needs a prescription and cannot be put into the cart.',
  priceNotFound: () => 'There is no price for this product.',
  valueTooHigh: () => 'We cannot take that much at once. Please order fewer packs.',
  quantityInvalid: () => 'Please give a whole number of packs.',
  quantityBelowMinimum: (minimum) => `The smallest quantity is ${minimum}.`,
  quantityAboveMaximum: (maximum) => `The largest quantity is ${maximum}.`,
  quantityNotAnIncrement: (increment) => `The quantity must be a multiple of ${increment}.`,
  packLimitExceeded: (limit) => `We sell at most ${packs(limit)} of this medicine per order.`,
  subscriptionsUnavailable: () => 'This store does not sell subscriptions.',
  cartEmpty: () => 'Your cart is empty.',
  outOfStock: () => 'Out of stock.',
  onlyAvailable: (count) => `Only ${packs(count)} left.`,
  reservationLimit: (name, count) => `We can keep at most ${packs(count)} of “${name}” for you.`,
  reservedProductsLimit: (count) => `We can keep at most ${count} different products for you at a time.`,
  reservationLimitOfNetwork: (name, count) =>
    `We keep at most ${packs(count)} of “${name}” for all guests of one network. You can order it nevertheless while stock lasts.`,
  reservationLimitOfGuests: (name) =>
    `We cannot keep that much of “${name}” for guests. You can order it nevertheless while stock lasts.`,
  reservationReleased: (name) => `“${name}” cannot be kept for you at the moment.`,
  insufficientInventory: (name, count) =>
    count > 0 ? `Only ${packs(count)} of “${name}” left.` : `“${name}” is out of stock.`,
  unsupportedCountry: () => 'We do not deliver to this country.',
  invalidPostalCode: (digits) => `Please give a postal code of ${digits} digits.`,
  recipientMissing: () => 'Please give the name of the recipient.',
  fieldMissing: () => 'Please fill in street, postal code and city.',
  addressNotFound: () => 'There is no such address in your address book.',
  addressBookFull: (most) =>
    `Your address book has ${most} addresses already. Delete one before you save another.`,
  wishlistsFull: (most) => `You have ${most} wish lists already. Delete one before you make another.`,
  cartsFull: (most) => `You have ${most} carts beside the first already. Delete or order one of them.`,
  tooManyGuesses: () =>
    'That was wrong too often. Wait some minutes, and check order number and mail address.',
  tooManyCodes: () =>
    'Several codes were sent to this address already. Look into your mailbox, or try again in a few minutes.',
  invalidDeliveryMethod: () => 'This delivery method is not available.',
  deliveryAddressMissing: () => 'Please give a delivery address.',
  deliveryMethodMissing: () => 'Please choose a delivery method.',
  paymentMissing: () => 'Please choose a payment method.',
  paymentTokenInvalid: () => 'This payment is no longer valid. Please enter your card again.',
  paymentDeclined: () => 'Your bank has declined the payment. Please choose another card or payment method.',
  paymentNotCovered: () =>
    'The card does not cover this amount. Please choose another card or payment method.',
  returnNotSent: (name, most) =>
    most > 0
      ? `Of “${name}” ${most} can be sent back. Please choose a smaller quantity.`
      : `Of “${name}” nothing is on its way or has arrived that could be sent back.`,
  returnExcluded: (name) =>
    `“${name}” is a medicine. We take medicines back only if they are damaged or wrong.`,
  productAvailable: (name) => `“${name}” is available already. Please reload the page to order it.`,
  tooManyOpenCases: (most) =>
    `There are ${most} open requests already. Please wait until we have answered them, or call us.`,
  paymentToConfirm: () => 'Please confirm the payment with your bank or in your wallet.',
  paymentNotConfirmed: () =>
    'The payment was not confirmed. Please try again, or choose another means of payment.',
  paymentAmountChanged: () => 'The total has changed since you paid. Please confirm the payment again.',
  cardNumberInvalid: () => 'Please check the card number.',
  cardExpired: () => 'This card has expired.',
  contactEmailMissing: () => 'Please give an e-mail address for the order confirmation.',
  paymentsReturnForeign: () => 'The way back after the payment does not belong to the shop.',
  paymentsDataInvalid: () => 'The data of the payment service cannot be read.',
  phoneNumberMissing: () => 'Please give a phone number for the advice on your medicine.',
  consentMissing: () => 'Please consent to the processing of the order data of your medicine.',
  checkoutExpired: () => 'Your cart has changed. Please start the checkout again.',
  giveawaysUnavailable: () => 'This store gives no items away.',
  productFixed: () => 'The product of an item cannot be changed.',
  couponRefused: {
    unknown: () => 'We do not know this coupon code. Please check the spelling.',
    notYetValid: () => 'This coupon is not valid yet.',
    expired: () => 'This coupon has expired.',
    redeemed: () => 'This coupon has been used up.',
    usedByBuyer: () => 'You have redeemed this coupon already.',
  },
  couponNotForBuyer: () => 'This coupon is not for your account.',
  couponAlreadyApplied: () => 'This coupon is in your cart already.',
  couponNotApplicable: (minimum) =>
    minimum === null
      ? 'This coupon applies to none of the items in your cart.'
      : `This coupon applies from a value of goods of €${minimum}, medicines on prescription excluded.`,
  couponWithoutEffect: (code, minimum) =>
    minimum === null
      ? `The coupon ${code} does not apply to your cart at the moment.`
      : `The coupon ${code} does not apply at the moment. It applies from a value of goods of €${minimum}.`,
  approachingDiscount: (name, missing) => `€${missing} more for the promotion “${name}”.`,
  splitShipmentDisabled: () => 'This store delivers each order to one address.',
  arrangementUnknown: () => 'There is no such item or delivery in your cart.',
  arrangementTooLarge: (count) => `At most ${packs(count)} can be moved.`,
  lastDeliveryGroup: () => 'The last delivery cannot be removed.',
  deliveryGroupName: () => 'Delivery',
  guestAccountName: () => 'Guest',
  home: () => 'Home',
  taxName: (ratePercent) => `VAT ${ratePercent}%`,
  taxDescription: (ratePercent) => `Value added tax at a rate of ${ratePercent}%`,
};
