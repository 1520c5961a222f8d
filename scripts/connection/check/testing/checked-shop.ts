import { getJsonWebKeySet } from '#generated/platform/client.gen.ts';
import { createMock } from '#mock/create-mock.ts';
import { demoApplication } from '#mock/demo/seed/connected-applications.ts';
import { demoPassword } from '#mock/demo/seed/people/staff.ts';
import { seed } from '#mock/demo/seed/seed.ts';
import { systemClock } from '#mock/store/clock.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { openTestStore } from '#mock/store/testing.ts';
import { demoShop } from '../../../settings.ts';
import type { Connection } from '../../connection.ts';
import type { AccessTokens } from '../calls/caller.ts';

/** The demo shop on a platform of its own, with a buyer and an administrator who have signed in. */
export interface CheckedShop {
  readonly store: OpenStore;
  readonly tokens: AccessTokens;
  /** The connection to the platform, or to a server before it. */
  connection(platformUrl?: string): Connection;
  readonly origin: string;
  close(): Promise<void>;
}

export async function openCheckedShop(): Promise<CheckedShop> {
  const store = await openTestStore(systemClock);
  await seed(store, { products: 12 });
  const mock = await createMock({ store, strict: false, sandbox: false, httpLimits: { drainMs: 50 } });
  const port = await mock.listen(0);
  const origin = demoShop(port).platformUrl;
  // The platform makes its key when it is first asked for it.
  await fetch(origin + getJsonWebKeySet.path);
  const tokens = {
    buyer: await tokenOf(origin, 'erika@offizin.example'),
    staff: await tokenOf(origin, 'admin@offizin.example'),
  };
  return {
    store,
    tokens,
    origin,
    connection: (platformUrl = origin) => ({ ...demoShop(port), platformUrl }),
    close: () => mock.close(),
  };
}

/** A token by name and password, as programs sign in. */
async function tokenOf(origin: string, username: string): Promise<string> {
  const { clientId, clientSecret } = demoApplication;
  const body = new URLSearchParams({
    grant_type: 'password',
    client_id: clientId,
    client_secret: clientSecret,
    username,
    password: demoPassword,
  });
  const answer = await fetch(`${origin}/services/oauth2/token`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  return access_token;
}
