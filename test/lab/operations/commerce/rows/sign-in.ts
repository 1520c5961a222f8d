import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { signingKey } from '#mock/apis/platform/oauth/id-token/signing-key.ts';
import {
  addApplication,
  CALLBACK,
  credentialsOf,
  passwordRequest,
} from '#mock/apis/platform/oauth/testing/applications.ts';
import type { Scope } from '#mock/model/sessions/scopes.ts';
import { noteFailure } from '#mock/model/sessions/sign-in-throttle.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import type { MakeCall, Row, Rows } from '../row.ts';
import type { World } from '../world.ts';

const PROGRAMS = 'programs prove themselves in the request, and have no session yet';

/** A new user with an access token of a new application. */
async function granted({ store, clock }: World, scopes: readonly Scope[] = ['api', 'id', 'openid']) {
  const { username } = await addUser(store);
  const userId = (await store.findOne('User', { where: { Username: username } }))?.Id ?? '';
  const application = await addApplication(store);
  const { token } = await openSession(
    store,
    { userId, grant: { applicationId: application.Id, scopes } },
    clock(),
  );
  return { application, userId, token };
}

/** The user's own identity, asked for with a token of these scopes. */
async function identity(world: World, scopes?: readonly Scope[]) {
  const { token, userId } = await granted(world, scopes);
  const by = { handle: world.guest.handle, headers: { authorization: `Bearer ${token}` } };
  return { by, path: { organizationId: ORGANIZATION_ID, userId } };
}

const userInfo: MakeCall = async (world) => ({ by: (await identity(world)).by });

const rename = async ({ store, next }: World) => {
  const LastName = `Neu ${next()}`;
  for (const { Id } of await store.find('User')) await store.update('User', Id, { LastName });
};

const asked = async (world: World) => {
  const { token, application } = await granted(world);
  return { token, ...credentialsOf(application) };
};

/** Somebody has failed to sign in by this name until the next one has to wait. */
const failing = async ({ store, clock }: World, username: string) => {
  const attempt = { username, network: '127.0.0.1', now: clock() };
  for (let failures = 0; failures < 5; failures += 1) await noteFailure(store, attempt);
};

/** A sign-in by SOAP of a new user, with this password. */
const soapLogin = async (world: World, password = 'demo', isThrottled = false) => {
  const { username } = await addUser(world.store);
  if (isThrottled) await failing(world, username);
  const call = `<login><username>${username}</username><password>${password}</password></login>`;
  const xml = `<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body>${call}</e:Body></e:Envelope>`;
  return { path: { version: '64.0' }, body: new Blob([xml], { type: 'text/xml' }) };
};

const soap = {
  kind: 'write',
  guest: 'the session is named in the envelope, and signing in needs none',
  call: (world) => soapLogin(world),
  unknown: { version: { status: 400, because: 'a name is no version' } },
  answers: {
    429: (world) => soapLogin(world, 'demo', true),
    500: (world) => soapLogin(world, 'wrong'),
  },
} as const satisfies Row;

/** A new application's request that a person sign in. */
const authorization = async ({ store }: World) => {
  const { ConsumerKey__c: client_id } = await addApplication(store);
  return { query: { response_type: 'code', client_id, redirect_uri: CALLBACK, state: 'x' } };
};

const signInForm = async (world: World, password = 'demo', isThrottled = false) => {
  const { username } = await addUser(world.store);
  if (isThrottled) await failing(world, username);
  return { ...(await authorization(world)), body: new URLSearchParams({ username, password }) };
};

const authorizing = {
  guest: 'it is how a person signs in',
  bad: { client_id: 'unknown', redirect_uri: 'https://elsewhere.example/' },
} as const;

export const signInRows = {
  startAuthorization: {
    ...authorizing,
    kind: 'read',
    call: authorization,
    change: async ({ store }, { query }) => {
      const where = { ConsumerKey__c: String(query?.client_id) };
      const application = await store.findOne('ConnectedApplication', { where });
      return store.update('ConnectedApplication', application?.Id ?? '', { Name: 'Umbenannt' });
    },
    answers: {
      302: async (world) => ({ query: { ...(await authorization(world)).query, scope: 'everything' } }),
    },
  },
  submitAuthorization: {
    ...authorizing,
    kind: 'write',
    success: 302,
    call: (world) => signInForm(world),
    answers: {
      200: (world) => signInForm(world, 'wrong'),
      429: (world) => signInForm(world, 'demo', true),
    },
  },
  createAccessToken: {
    kind: 'write',
    guest: PROGRAMS,
    call: async ({ store }) => ({ body: new URLSearchParams(await passwordRequest(store)) }),
    answers: {
      429: async (world) => {
        const asked = await passwordRequest(world.store);
        await failing(world, asked.username ?? '');
        return { body: new URLSearchParams(asked) };
      },
    },
  },
  resetPassword: {
    kind: 'write',
    guest: 'who has forgotten the password cannot sign in',
    call: async ({ store }) => ({ body: { username: (await addUser(store)).username } }),
  },
  deleteAccessToken: {
    kind: 'write',
    guest: 'the token itself is the proof',
    call: async (world) => ({ body: new URLSearchParams({ token: (await granted(world)).token }) }),
  },
  evaluateAccessToken: {
    kind: 'read',
    guest: PROGRAMS,
    call: async (world) => ({ body: new URLSearchParams(await asked(world)) }),
    change: ({ store }) => store.deleteWhere('AuthSession', { GrantId__c: null }),
  },
  getIdentity: {
    kind: 'read',
    private: ['userId'],
    call: (world) => identity(world),
    change: rename,
    answers: { 403: (world) => identity(world, ['web']) },
  },
  getUserInfo: {
    kind: 'read',
    call: userInfo,
    change: rename,
    answers: { 403: async (world) => ({ by: (await identity(world, ['web'])).by }) },
  },
  executePartnerCall: soap,
  executeEnterpriseCall: soap,
  startBrowserSession: {
    kind: 'read',
    guest: 'the token in the address is the proof',
    call: async (world) => ({ query: { sid: (await granted(world, ['web'])).token } }),
    change: rename,
    bad: { retURL: 'https://elsewhere.example/' },
    answers: {
      302: async (world) => ({
        query: { sid: (await granted(world, ['web'])).token, retURL: '/services/data' },
      }),
      401: () => ({ query: { sid: 'made-up' } }),
      403: async (world) => ({ query: { sid: (await granted(world, ['api'])).token } }),
    },
  },
  createBrowserSession: {
    kind: 'read',
    guest: 'the token in the form is the proof',
    call: async (world) => ({ body: new URLSearchParams({ sid: (await granted(world, ['web'])).token }) }),
    change: rename,
    answers: {
      302: async (world) => {
        const { token } = await granted(world, ['web']);
        return { body: new URLSearchParams({ sid: token, retURL: '/services/data' }) };
      },
      401: () => ({ body: new URLSearchParams({ sid: 'made-up' }) }),
    },
  },
  getJsonWebKeySet: {
    kind: 'read',
    guest: 'whoever is given an id token verifies it by them',
    call: () => ({}),
    change: async ({ store }) => {
      await store.deleteWhere('SigningKey__c', {});
      await signingKey(store);
    },
  },
  getOpenIdConfiguration: {
    kind: 'fixed',
    because: 'what there is of OAuth, and where, follows from the address alone',
    guest: 'a program asks for it before it signs in',
    call: () => ({}),
  },
} satisfies Rows;
