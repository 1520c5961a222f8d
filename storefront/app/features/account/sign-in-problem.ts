const PROBLEMS = ['denied', 'interrupted', 'refused', 'throttled', 'unreachable', 'wrong'] as const;

/** Why nobody was signed in. */
export type SignInProblem = (typeof PROBLEMS)[number];

/** The problem that an address names; undefined for what is none. */
export const signInProblem = (text: string | null): SignInProblem | undefined =>
  PROBLEMS.find((problem) => problem === text);
