import type { Circuit } from '#http/proxy/circuit.ts';
import { isLocalHost } from '#http/server/loopback.ts';
import { pageVisitor } from '#http/sign-in/page-visitor.ts';
import { inSandboxOf, sandboxAddress } from '#http/sign-in/sandbox-key.ts';
import type { SignIn } from '#http/sign-in/sign-in.ts';
import type { DevelopmentFacts } from '../app/platform/development-facts.server.ts';
import type { StorefrontSettings } from '../app/platform/settings.server.ts';

/** Tells pages of the development server what the storefront's own server tells them; see loadStorefront. */
export function developmentFacts(
  signIn: SignIn,
  settings: StorefrontSettings,
  circuit: Circuit,
): DevelopmentFacts {
  return (request, answer) => {
    const asking = { headers: Object.fromEntries(request.headers) };
    return inSandboxOf(asking, async () => {
      const visitor = await pageVisitor(signIn, asking);
      const enter = settings.hasSignInForm ? visitor.enter : undefined;
      const { signedIn } = visitor;
      const known = { nonce: undefined, secure: false, circuit, settings, signedIn, enter };
      // Who asks is not known here, but by which name.
      const hasPaymentPages = () => sandboxAddress() !== undefined && isLocalHost(new URL(request.url).host);
      const response = await answer({ ...known, hasPaymentPages });
      const cookie = visitor.cookie();
      if (cookie) response.headers.append('set-cookie', cookie);
      return response;
    });
  };
}
