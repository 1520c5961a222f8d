import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { perform, type Sender } from '../../call.ts';
import { placedOrder, STORE } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';
import type { World } from '../world.ts';
import { signedIn } from './csrf-tokens.ts';

/** A guest who gives a mail address that nobody has given before. */
const register: MakeCall = ({ guest, next }) => ({
  by: guest,
  path: STORE,
  body: {
    firstName: 'Nora',
    lastName: 'Neu',
    email: `nora-${next()}@offizin.example`,
  },
});

/** A buyer who has ordered, but whose account the store does not know as a buyer's yet. */
const registerAccount: MakeCall = async (world) => {
  const { buyer: by } = await placedOrder(world);
  return { by, path: { ...STORE, accountId: by.accountId } };
};

const ofProfile =
  (body?: object): MakeCall =>
  async (world) => ({ by: (await signedIn(world)).by, path: STORE, ...(body ? { body } : {}) });

const sendCode = { method: 'EMAIL', type: 'Verify', reCaptchaToken: 'any' };

/** The identifier of a one-time password that was sent to somebody, and its code. */
async function sentCode({ store }: World, by: Sender): Promise<{ identifier: string; code: string }> {
  const { body } = await perform(by, 'startMyProfileVerification', { path: STORE, body: sendCode });
  const sent = await store.get('OneTimePassword__c', String(body.identifier));
  return { identifier: String(body.identifier), code: String(sent?.Code__c) };
}

const submitCode: MakeCall = async (world) => {
  const { by = world.guest } = await signedIn(world);
  return { by, path: STORE, body: await sentCode(world, by) };
};

export const buyerRows = {
  createBuyerRegistration: {
    kind: 'write',
    call: register,
    guest: 'it is how a guest becomes a buyer',
  },
  createGuestBuyer: { kind: 'write', call: registerAccount, guestStatus: 404 },
  getMyProfile: {
    kind: 'read',
    call: ofProfile(),
    change: (_, { by, path }) =>
      perform(by as Sender, 'updateMyProfile', { path: { ...path }, body: { lastName: 'Sommer' } }),
  },
  updateMyProfile: {
    kind: 'write',
    call: ofProfile({ lastName: 'Sommer' }),
    answers: {
      409: async (world) => {
        const call = await submitCode(world);
        await perform(call.by ?? world.guest, 'submitMyProfileCode', call);
        const { identifier } = call.body as { identifier: string };
        const { username: email } = await addUser(world.store);
        return { ...call, body: { email, verificationInput: { identifier } } };
      },
    },
  },
  startMyProfileVerification: { kind: 'write', call: ofProfile(sendCode) },
  submitMyProfileCode: { kind: 'write', call: submitCode },
} satisfies Rows;
