import { serve } from '#http/process/serve.ts';
import { readPublicAddresses, readSiteAddress } from '#http/server/public-addresses.ts';
import { applicationOf } from '#http/sign-in/application.ts';
import { sandboxAddress } from '#http/sign-in/sandbox-key.ts';
import { loadConsole } from './create-console.ts';

/** The console as a process; its settings come from the environment. */
const createConsole = await loadConsole();
const server = createConsole({
  platformUrl: process.env.PLATFORM_URL ?? 'http://127.0.0.1:4010',
  sandboxUrl: sandboxAddress(),
  environment: process.env.CONSOLE_ENVIRONMENT,
  shopUrl: readSiteAddress('SHOP_URL', process.env.SHOP_URL),
  secure: process.env.CONSOLE_SECURE === '1',
  addresses: readPublicAddresses('CONSOLE_URL', process.env.CONSOLE_URL),
  signIn: applicationOf('CONSOLE_CLIENT_ID'),
});

await serve(server, {
  app: 'Console',
  settings: 'CONSOLE',
  port: Number(process.env.CONSOLE_PORT ?? 3001),
});
