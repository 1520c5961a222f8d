/** Where the platform is and as whom a program signs in; the demo's unless the environment says otherwise. */
export interface SignIn {
  readonly origin: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
}

/** Reads `PLATFORM_URL`, `CLIENT_ID`, `CLIENT_SECRET`, `SF_USERNAME` and `SF_PASSWORD`. */
export function signInFrom(environment: NodeJS.ProcessEnv): SignIn {
  return {
    origin: environment.PLATFORM_URL ?? 'http://localhost:4010',
    clientId: environment.CLIENT_ID ?? 'offizin-demo-program',
    clientSecret: environment.CLIENT_SECRET ?? 'demo-secret',
    username: environment.SF_USERNAME ?? 'admin@offizin.example',
    password: environment.SF_PASSWORD ?? 'demo',
  };
}

/** An access token for that user; throws with what the platform says where it does not let them in. */
export async function accessToken(signIn: SignIn): Promise<string> {
  const { origin, clientId, clientSecret, username, password } = signIn;
  const grant = { grant_type: 'password', client_id: clientId, client_secret: clientSecret };
  const body = new URLSearchParams({ ...grant, username, password });
  const answer = await fetch(`${origin}/services/oauth2/token`, { method: 'POST', body });
  const { access_token: token, error_description: why } = (await answer.json()) as Record<string, string>;
  if (!token) throw new Error(`The platform does not let ${username} in: ${why}`);
  return token;
}
