import { addUser } from '#mock/apis/commerce/testing/guests.ts';
import { placedOrder, STORE } from '../journey.ts';
import type { MakeCall, Rows } from '../row.ts';

/** A guest who gives a mail address that nobody has given before. */
const register: MakeCall = ({ guest, next }) => ({
  by: guest,
  path: STORE,
  body: {
    firstName: 'Nora',
    lastName: 'Neu',
    email: `nora-${next()}@offizin.example`,
    password: 'lange-genug',
  },
});

/** A buyer who has ordered, but whose account the store does not know as a buyer's yet. */
const registerAccount: MakeCall = async (world) => {
  const { buyer: by } = await placedOrder(world);
  return { by, path: { ...STORE, accountId: by.accountId } };
};

export const buyerRows = {
  createBuyerRegistration: {
    kind: 'write',
    call: register,
    guest: 'it is how a guest becomes a buyer',
    answers: {
      409: async (world) => {
        const { body } = await register(world);
        const { username } = await addUser(world.store);
        return { by: world.guest, path: STORE, body: { ...(body as object), email: username } };
      },
    },
  },
  createGuestBuyer: { kind: 'write', call: registerAccount, guestStatus: 404 },
} satisfies Rows;
