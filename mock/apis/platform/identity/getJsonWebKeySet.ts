import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { publicKeys } from '../oauth/id-token/signing-key.ts';

/** Tells the keys by which id tokens are signed (PF-DOOR-24). */
export const getJsonWebKeySet: Handler<'getJsonWebKeySet'> = async (_input, { store }) => ({
  status: 200,
  body: { keys: await publicKeys(store) },
});
