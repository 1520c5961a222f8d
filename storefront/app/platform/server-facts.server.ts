import { createContext } from 'react-router';
import type { Circuit } from '#http/proxy/circuit.ts';
import type { Enter, SignedIn } from '#http/sign-in/signed-in.ts';
import type { StorefrontSettings } from './settings.server.ts';
import type { SharedReading } from './shared-reads.server.ts';

/** What the server in front knows about a request and the pages need. */
export interface ServerFacts {
  /** Nonce of this answer's security policy; absent where the development server answers, which has none. */
  nonce: string | undefined;
  /** Who has signed in. */
  signedIn: SignedIn | undefined;
  /** Signs somebody in by name and password; absent where they sign in on a page of the platform. */
  enter: Enter | undefined;
  /** Whether browsers reach the shop over TLS, so that cookies are marked for it. */
  secure: boolean;
  /** Tells whether the payment service of a mock platform has pages behind the shop's address that this visitor reaches. */
  hasPaymentPages: () => boolean;
  /** Keeps calls from a platform that does not answer. */
  circuit: Pick<Circuit, 'call'>;
  /** What guests share; absent where nothing is. */
  reading?: SharedReading | undefined;
  /** Whether the page is for everybody who asks for it, so that it is sent when all of it is there. */
  isForAll?: boolean | undefined;
  /** The shop that is shown. */
  settings: StorefrontSettings;
}

/** The facts of the request, set by the server; absent where the development server answers. */
export const serverFacts = createContext<ServerFacts | null>(null);
