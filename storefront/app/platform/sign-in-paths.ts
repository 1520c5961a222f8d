/** Paths of the sign-in at the shop's own origin, where people sign in at the platform itself. */
export const SIGN_IN_PATHS = {
  begin: '/auth/login',
  answer: '/auth/callback',
  end: '/auth/logout',
  problem: '/login',
} as const;
