import { randomUUID } from 'node:crypto';
import { storeConstants } from '#generated/sandbox/constants.gen.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Call, Sender } from '../call.ts';
import { perform } from '../call.ts';
import type { MakeCall } from '../row.ts';
import type { World } from './world.ts';

type Rows = Readonly<Record<string, { readonly call: MakeCall<World> }>>;

/** The call of somebody who has a session of their own, by its key. */
const own = (call: Call = {}) => ({
  call: async (world: World): Promise<Call> => ({
    ...call,
    headers: { ...(await withSession(world)).headers },
  }),
});

/** The caller, whose session may have been ended by an earlier call, and is opened again then. */
async function withSession({ caller, developer }: World): Promise<Sender> {
  const call = { headers: { ...caller.headers } };
  const { status } = await perform(caller, 'getSandboxControls', call);
  if (status >= 400) Object.assign(caller.headers, (await developer()).headers);
  return caller;
}

/** A call about what another call has just made. */
const after = (
  operationId: string,
  make: MakeCall<World>,
  then: (made: Record<string, unknown>) => Call,
) => ({
  call: async (world: World): Promise<Call> => {
    await withSession(world);
    const answer = await perform(world.caller, operationId, await make(world));
    if (answer.status >= 300) throw new Error(`${operationId} answered ${answer.status}.`);
    return { ...then(answer.body), headers: { ...world.caller.headers } };
  },
});

/** Forgets the oldest snapshot where there are as many as there may be. */
const withRoom =
  (make: MakeCall<World>): MakeCall<World> =>
  async (world) => {
    const { body } = await perform(world.caller, 'getSnapshots', { headers: { ...world.caller.headers } });
    const oldest = body.snapshots.at(storeConstants.maxSnapshots - 1);
    if (oldest) {
      const call = { path: { snapshotName: oldest.name }, headers: { ...world.caller.headers } };
      await perform(world.caller, 'deleteSnapshot', call);
    }
    return make(world);
  };

const ofRule = ({ ruleId }: Record<string, unknown>): Call => ({ path: { ruleId: String(ruleId) } });
const ofSnapshot = ({ name }: Record<string, unknown>): Call => ({ path: { snapshotName: String(name) } });
const newSnapshot = ({ newName }: World): Call => ({ body: { name: newName() } });
/** A call to the page of a payment that nobody has decided on yet. */
const toConfirm = (body?: URLSearchParams) => ({
  call: async ({ store, clock }: World): Promise<Call> => {
    const confirmationId = randomUUID();
    await store.insert('PaymentToken__c', {
      TokenHash__c: hashToken(randomUUID()),
      Outcome__c: 'Approved',
      Confirmation__c: 'Needed',
      ConfirmationHash__c: hashToken(confirmationId),
      ConfirmationAmount__c: '12.90',
      ReturnPath__c: '/checkout/payment-return?state=s1',
      ExpiresAt__c: new Date(clock().getTime() + 3_600_000).toISOString(),
    });
    return { path: { confirmationId }, ...(body && { body }) };
  },
});
const scenario = { path: { scenarioName: 'cart-locked' } };

/** A call of every operation of the sandbox that is answered with a success. */
export const rows: Rows = {
  getClock: own(),
  updateClock: own({ body: { advanceSeconds: 60 } }),
  deleteClock: own(),
  getRequestLog: own(),
  deleteRequestLog: own(),
  addLatency: own({ body: { milliseconds: 5, operationIds: ['getProduct'] } }),
  deleteLatency: after('addLatency', () => ({ body: { milliseconds: 5 } }), ofRule),
  addFault: own({ body: { kind: 'status', status: 503, operationIds: ['getProduct'] } }),
  deleteFault: after('addFault', () => ({ body: { kind: 'empty500', times: 1 } }), ofRule),
  getPaymentConfirmation: toConfirm(),
  submitPaymentConfirmation: toConfirm(new URLSearchParams({ decision: 'confirmed' })),
  getScenarios: own(),
  startScenario: own({ ...scenario, body: { times: 3 } }),
  removeScenario: own(scenario),
  createSandboxSession: own({ body: { label: 'Erika' } }),
  deleteSandboxSession: {
    call: async ({ developer }) => ({ headers: { ...(await developer()).headers } }),
  },
  getSandboxControls: own(),
  deleteSandboxControls: own(),
  resetStore: own(),
  getSnapshots: own(),
  createSnapshot: { call: withRoom(newSnapshot) },
  deleteSnapshot: after('createSnapshot', withRoom(newSnapshot), ofSnapshot),
  restoreSnapshot: after('createSnapshot', withRoom(newSnapshot), ofSnapshot),
};
