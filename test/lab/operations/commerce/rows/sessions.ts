import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { perform } from '../../call.ts';
import type { MakeCall, Row, Rows } from '../row.ts';
import type { World } from '../world.ts';

const GUESTS = 'whoever has not signed in is told so';

const signIn: MakeCall = async ({ store, guest }) => {
  const { username } = await addUser(store);
  return { by: guest, body: { username, password: 'demo' } };
};

/** A person who has signed in, by their cookie. */
export const signedIn: MakeCall = async (world) => {
  const { guest } = world;
  const { headers } = await perform(guest, 'createSession', await signIn(world));
  const [cookie = ''] = String(headers['set-cookie']).split(';');
  return { by: { handle: guest.handle, headers: { cookie } } };
};

/** The token of a visitor whose session has gone. */
const gone: MakeCall = ({ guest }) => ({ by: { ...guest, headers: { cookie: 'sid=gone' } } });

const signedOut = (world: World, { by }: { by?: unknown }) =>
  perform(by as Parameters<typeof perform>[0], 'deleteSession', {}).then(() => world);

const token = {
  kind: 'fixed',
  because: 'a session keeps its token; another session has another',
  guestStatus: 401,
  call: signedIn,
  unlike: signedIn,
  answers: { 401: gone },
} as const satisfies Row;

export const sessionRows = {
  createSession: {
    kind: 'write',
    call: signIn,
    guest: 'it is how a guest becomes somebody',
    answers: {
      401: async (world) => {
        const { by, body } = await signIn(world);
        return { by: by ?? world.guest, body: { ...(body as object), password: 'wrong' } };
      },
    },
  },
  getSession: { kind: 'read', call: signedIn, change: signedOut, guest: GUESTS },
  deleteSession: { kind: 'write', call: signedIn, guest: 'signing out twice is no fault' },
  getCsrfTokenModule: token,
  getCsrfTokenExport: token,
} satisfies Rows;
