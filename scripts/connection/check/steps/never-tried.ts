/** Calls that even a check which writes does not make, and why. */
export const NEVER_TRIED: Readonly<Record<string, string>> = {
  addOrderToCart: 'it fills the cart of the buyer',
  createAccessToken: 'the check signs nobody in by it again',
  createBuyerRegistration: 'a user cannot be removed again',
  createPayment: 'it asks a bank for money',
  createPaymentToken: 'it needs the number of a card',
  deleteAccessToken: 'it would end the sign-in of the check',
  placeOrder: 'an order cannot be removed again',
  preserveCart: 'it fills the cart of the buyer',
  startAuthorization: 'it is a page for people',
  submitAuthorization: 'it is a page for people',
  updateLastSelectedApp: 'it changes the settings of the person who has signed in',
  updateLayoutUserState: 'it changes the settings of the person who has signed in',
  updateMyProfile: 'it changes the person who has signed in',
  updateRelatedListInfo: 'it changes the settings of the person who has signed in',
  updateRelatedListPreferences: 'it changes the settings of the person who has signed in',
};
