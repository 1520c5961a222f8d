/** For how many seconds the demo shop keeps stock for a cart whose inventory is reserved (SF-CART-19). */
export const stockReservationSeconds = 14_400;
