/**
 * The application that an app is at the platform, where a variable of the environment names one.
 *
 * @throws Error where the secret is missing that seals what browsers keep
 */
export function applicationOf(
  variable: 'CONSOLE_CLIENT_ID' | 'SHOP_CLIENT_ID',
  environment: NodeJS.ProcessEnv = process.env,
): { clientId: string; secret: string } | undefined {
  const { [variable]: clientId, SESSION_SECRET: secret } = environment;
  if (!clientId) return undefined;
  if (!secret) throw new Error(`${variable} needs SESSION_SECRET, which seals what browsers keep.`);
  return { clientId, secret };
}
