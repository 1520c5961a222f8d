import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { sessionsConstants } from '#generated/commerce/constants.gen.ts';

/** Headers by which one user is known: as an app knows a browser, and as a program is known. */
export interface SignedIn {
  readonly byCookie: { readonly cookie: string };
  readonly byToken: { readonly authorization: string };
}

/** Signs the demo's administrator in both ways. */
export async function signIn(origin: string): Promise<SignedIn> {
  const program = signInFrom({ PLATFORM_URL: origin });
  const token = await accessToken(program);
  const cookie = `${sessionsConstants.sessionCookieName}=${token}`;
  return { byCookie: { cookie }, byToken: { authorization: `Bearer ${token}` } };
}
