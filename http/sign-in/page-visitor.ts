import type { Asking, SignIn } from './sign-in.ts';
import type { Enter, SignedIn } from './signed-in.ts';

/** Who asks for a page, and what the browser is to keep of them afterwards. */
export interface PageVisitor {
  /** Absent for somebody who has not signed in. */
  readonly signedIn: SignedIn | undefined;
  readonly enter: Enter;
  /** The Set-Cookie value that goes with the page; undefined where nothing has changed. */
  cookie(): string | undefined;
}

/** Finds out who asks for a page. */
export async function pageVisitor(signIn: SignIn, request: Asking): Promise<PageVisitor> {
  const signedIn = await signIn.signedIn(request);
  let kept: string | undefined;
  return {
    signedIn,
    enter: async (credentials) => {
      const entered = await signIn.enter(credentials, request);
      if ('problem' in entered) return entered.problem;
      kept = entered.cookie;
      return undefined;
    },
    cookie: () => kept ?? signedIn?.cookie,
  };
}
