import { accessToken, signInFrom } from '#examples/sign-in.ts';
import { createSession } from '#generated/commerce/client.gen.ts';

/** Headers by which one user is known: as an app knows a browser, and as a program is known. */
export interface SignedIn {
  readonly byCookie: { readonly cookie: string };
  readonly byToken: { readonly authorization: string };
}

/** Signs the demo's administrator in both ways. */
export async function signIn(origin: string): Promise<SignedIn> {
  const program = signInFrom({ PLATFORM_URL: origin });
  const { username, password } = program;
  const opened = await fetch(`${origin}${createSession.base}${createSession.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const [cookie = ''] = opened.headers.get('set-cookie')?.split(';') ?? [];
  if (cookie === '') throw new Error(`${username} was not signed in: ${await opened.text()}`);
  const authorization = `Bearer ${await accessToken(program)}`;
  return { byCookie: { cookie }, byToken: { authorization } };
}
