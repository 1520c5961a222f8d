import { serve } from '#http/process/serve.ts';
import { loadConsole } from './create-console.ts';

/** The console as a process; its settings come from the environment. */
const createConsole = await loadConsole();
const server = createConsole({
  platformUrl: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  environment: process.env.CONSOLE_ENVIRONMENT,
  secure: process.env.CONSOLE_SECURE === '1',
  signIn: signInOf(process.env.CONSOLE_CLIENT_ID, process.env.SESSION_SECRET),
});

await serve(server, {
  app: 'Console',
  port: Number(process.env.CONSOLE_PORT ?? 3001),
  portSetting: 'CONSOLE_PORT',
});

/** By name and password where the environment names no application. */
function signInOf(clientId: string | undefined, secret: string | undefined) {
  if (!clientId) return undefined;
  if (!secret) throw new Error('CONSOLE_CLIENT_ID needs SESSION_SECRET, which seals what browsers keep.');
  return { clientId, secret };
}
