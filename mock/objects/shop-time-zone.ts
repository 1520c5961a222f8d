/** The zone of the pharmacy: of guests, and of users who have chosen no other. */
export const SHOP_TIME_ZONE = 'Europe/Berlin';
