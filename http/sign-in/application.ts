/** The application that an app is at the platform. */
export interface Application {
  readonly clientId: string;
  /** Seals what browsers keep; see Seal. */
  readonly secret: string;
}

/**
 * The application that the environment names.
 *
 * @throws Error naming what is missing
 */
export function applicationOf(
  variable: 'CONSOLE_CLIENT_ID' | 'SHOP_CLIENT_ID',
  environment: NodeJS.ProcessEnv = process.env,
): Application {
  const { [variable]: clientId, SESSION_SECRET: secret } = environment;
  if (!clientId)
    throw new Error(`${variable} is missing: it names the application that the app is at the platform.`);
  if (!secret) throw new Error('SESSION_SECRET is missing: it seals what browsers keep.');
  return { clientId, secret };
}
