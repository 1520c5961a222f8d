/** Paths of the sign-in at the console's own origin; the page that says why nobody was signed in is a page of the console. */
export const SIGN_IN_PATHS = {
  begin: '/auth/login',
  answer: '/auth/callback',
  end: '/auth/logout',
  problem: '/login',
} as const;
