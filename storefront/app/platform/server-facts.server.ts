import { createContext } from 'react-router';
import type { SignedIn } from '#http/sign-in/signed-in.ts';
import type { StorefrontSettings } from './settings.server.ts';

/** What the server in front knows about a request and the pages need. */
export interface ServerFacts {
  /** Nonce of this answer's security policy; absent where the development server answers. */
  nonce: string | undefined;
  /** Whether people sign in at the platform itself. */
  signsInByCode: boolean;
  /** Who has, of those who send this request. */
  signedIn: SignedIn | undefined;
  /** Whether browsers reach the shop over TLS, so that cookies are marked for it. */
  secure: boolean;
  /** The shop that is shown; absent where the development server answers, which reads its environment. */
  settings: StorefrontSettings | undefined;
}

/** The app's name in the cookies of the platform. */
export const APP = 'shop';

/** The facts of the request, set by the server. */
export const serverFacts = createContext<ServerFacts>({
  nonce: undefined,
  signsInByCode: false,
  signedIn: undefined,
  secure: false,
  settings: undefined,
});
