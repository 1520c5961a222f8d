import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import type { MakeCall, Row, Rows } from '../row.ts';

/** A person who has signed in, by their cookie. */
export const signedIn: MakeCall = async ({ store, guest, clock }) => {
  const { username } = await addUser(store);
  const userId = (await store.findOne('User', { where: { Username: username } }))?.Id ?? '';
  const { token } = await openSession(store, { userId }, clock());
  return { by: { handle: guest.handle, headers: { cookie: `sid=${token}` } } };
};

/** The token of a visitor whose session has gone. */
const gone: MakeCall = ({ guest }) => ({ by: { ...guest, headers: { cookie: 'sid=gone' } } });

const token = {
  kind: 'fixed',
  because: 'a session keeps its token; another session has another',
  guestStatus: 401,
  call: signedIn,
  unlike: signedIn,
  answers: { 401: gone },
} as const satisfies Row;

export const csrfTokenRows = {
  getCsrfTokenModule: token,
  getCsrfTokenExport: token,
} satisfies Rows;
