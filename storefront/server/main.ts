import { serve } from '#http/process/serve.ts';
import { readPublicAddresses } from '#http/server/public-addresses.ts';
import { applicationOf } from '#http/sign-in/application.ts';
import { sandboxAddress } from '#http/sign-in/sandbox-key.ts';
import { readStorefrontSettings } from '../app/platform/settings.server.ts';
import { loadStorefront } from './create-storefront.ts';

/** The storefront as a process; its settings come from the environment. */
const createStorefront = await loadStorefront();
const server = createStorefront({
  settings: readStorefrontSettings(),
  sandboxUrl: sandboxAddress(),
  signIn: applicationOf('SHOP_CLIENT_ID'),
  secure: process.env.STOREFRONT_SECURE === '1',
  addresses: readPublicAddresses('STOREFRONT_URL', process.env.STOREFRONT_URL),
});

await serve(server, {
  app: 'Storefront',
  settings: 'STOREFRONT',
  port: Number(process.env.STOREFRONT_PORT ?? 3000),
});
