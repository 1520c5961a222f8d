import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createPlatformProxy, type PlatformProxyOptions } from './proxy/platform-proxy.ts';
import { logError } from './server/log-error.ts';
import { splitTarget } from './server/request-target.ts';
import { inSandboxOf, leaveSandbox } from './sign-in/sandbox-key.ts';
import type { SignIn, SignInOptions } from './sign-in/sign-in.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

type FrontOptions = Pick<SignInOptions, 'app' | 'platformUrl'> &
  Pick<PlatformProxyOptions, 'sandboxUrl' | 'circuit'>;

/**
 * What stands in front of a development server as our own server does in front of a built app: the platform behind its
 * origin, and signing in.
 */
export function developmentFront(
  signIn: SignIn,
  { app, platformUrl, sandboxUrl, circuit }: FrontOptions,
): Middleware {
  const cookie = { app, secure: false };
  const { signedIn } = signIn;
  const proxy = createPlatformProxy({ platformUrl, sandboxUrl, cookie, log: logError, circuit, signedIn });
  return (request, response, next) => {
    if (sandboxUrl === undefined) leaveSandbox(request);
    const { path } = splitTarget(request.url ?? '/');
    const context = { id: randomUUID(), letContinue: () => undefined };
    inSandboxOf(request, async () => {
      if (signIn.owns(path)) await signIn.answer(path, request, response);
      else if (proxy.owns(path)) await proxy.forward(request, response, context);
      else next();
    }).catch(next);
  };
}
