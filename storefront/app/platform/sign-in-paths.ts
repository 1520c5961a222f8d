/** Paths of the sign-in at the shop's own origin, where people sign in at the platform itself. */
export const SIGN_IN_PATHS = {
  begin: '/auth/login',
  answer: '/auth/callback',
  end: '/auth/logout',
  problem: '/login',
} as const;

/** Page, in either language, at which whoever has signed in arrives: it does something, and shows nothing. */
export const ARRIVAL_PATH = '/signed-in';
