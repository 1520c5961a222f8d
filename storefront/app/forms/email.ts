/** An address that mail can be sent to, as far as its form says. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
