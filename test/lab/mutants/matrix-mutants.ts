import type { AnyHandler } from '#mock/apis/dispatch/dispatcher.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { handlers } from '#mock/handlers.ts';
import type { Store } from '#mock/store/store.ts';

/** A bug in one handler, which the matrix must notice. */
export interface MatrixMutant {
  readonly operationId: string;
  readonly handler: AnyHandler;
}

const real = handlers as unknown as Readonly<Record<string, AnyHandler>>;

function call(operationId: string, ...[input, context]: Parameters<AnyHandler>): ReturnType<AnyHandler> {
  const handler = real[operationId];
  if (!handler) throw new Error(`The platform has no ${operationId}`);
  return handler(input, context);
}

/** Forgets to look whose thing it is: whoever names it is taken for its owner. */
const anybodys = (operationId: string): MatrixMutant => ({
  operationId,
  handler: async (input, context) => {
    const { session, store } = context;
    const accountId = await ownerOf(store, input.path as Record<string, string>);
    if (session.isGuest || !accountId) return call(operationId, input, context);
    return call(operationId, input, { ...context, session: { ...session, accountId } });
  },
});

async function ownerOf(store: Store, path: Readonly<Record<string, string>>): Promise<string | null> {
  const { accountId, cartStateOrId, checkoutId, orderSummaryIdOrRefNumber: order } = path;
  if (accountId) return (await store.get('Account', accountId))?.Id ?? null;
  if (cartStateOrId) return (await store.get('WebCart', cartStateOrId))?.AccountId ?? null;
  if (order) return (await store.get('OrderSummary', order))?.AccountId ?? null;
  const checkout = checkoutId ? await store.get('CartCheckoutSession', checkoutId) : undefined;
  return checkout ? ((await store.get('WebCart', checkout.WebCartId))?.AccountId ?? null) : null;
}

/** Says "not yours" where it should say "not there". */
const telling = (operationId: string): MatrixMutant => ({
  operationId,
  handler: async (input, context) => {
    try {
      return await call(operationId, input, context);
    } catch (error) {
      const isThere = await ownerOf(context.store, input.path as Record<string, string>);
      if (error instanceof PlatformFault && error.status === 404 && isThere)
        throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'This is not yours.');
      throw error;
    }
  },
});

/** Does for everybody who is signed in what only the merchandiser may do. */
const forEverybody = (operationId: string): MatrixMutant => ({
  operationId,
  handler: (input, context) => call(operationId, input, { ...context, session: asMerchandiser(context) }),
});

function asMerchandiser({ session }: RequestContext): RequestContext['session'] {
  return session.isGuest ? session : { ...session, profileName: 'Merchandiser' };
}

export const matrixMutants: Readonly<Record<string, MatrixMutant>> = {
  'anybody reads a cart': anybodys('getCartSummary'),
  'anybody changes an item of a cart': anybodys('updateItemInCart'),
  'anybody reads an address book': anybodys('getAddresses'),
  'anybody deletes an address': anybodys('deleteAddress'),
  'anybody reads a checkout': anybodys('getCheckout'),
  'anybody empties a cart': anybodys('deleteCart'),
  'a refusal tells that there is such a cart': telling('getCartItems'),
  'a refusal tells that there is such an account': telling('createAddress'),
  'every profile reads every record': forEverybody('getRecord'),
  'every profile deletes every record': forEverybody('deleteRecord'),
  'support changes the pictures of products': forEverybody('updateRecordAvatar'),
};
