import {
  getCheckout,
  performOrderAction,
  placeOrder,
  startCheckout,
} from '#generated/commerce/client.gen.ts';
import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import { CommerceError, FetchError, isNotFound } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import { poll } from '../polling/poll.ts';
import type {
  Checkout,
  CheckoutStart,
  OrderAction,
  OrderActionParameters,
  PlacedOrder,
} from './checkout-types.ts';

/** The alias of the account's open checkout. */
export const ACTIVE = 'active';

/** Statuses of a start that ask to delete the old checkout and start again. */
const RESTART = [410, 422];

/** 410 and 422 mean that an older checkout is in the way: it is deleted and the start repeated, once. */
export async function startOrRestart(platform: Platform, body: CheckoutStart, abandon: () => Promise<void>) {
  const start = () => platform.write(startCheckout, { path: { checkoutId: ACTIVE }, body });
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof FetchError) || !RESTART.includes(error.status)) throw error;
    if (platform.isServer)
      throw new CommerceError('SSR_CHECKOUT_RETRY', { operationId: error.operationId, cause: error });
    await abandon();
    return start().catch(throwAsCommerceError);
  }
}

/** Reads until the status is 200, or 422, which is ready as well but with errors. */
export async function loadReady(
  platform: Platform,
  path: { checkoutId: string },
  signal?: AbortSignal,
): Promise<Checkout | null> {
  const { operationId } = getCheckout;
  const answer = await poll({
    operationId,
    clock: platform.clock,
    table: getCheckout.poll,
    read: () => readOnce(platform, path, signal),
    isDone: (read) => read === null || read.status !== 202 || platform.isServer,
    signal,
  });
  if (!answer && platform.isServer) throw new CommerceError('SSR_FAST_CHECKOUT', { operationId });
  if (answer)
    platform.queryClient.setQueryData(platform.queryOptions(getCheckout, { path }).queryKey, answer.data);
  return answer?.data ?? null;
}

async function readOnce(platform: Platform, path: { checkoutId: string }, signal?: AbortSignal) {
  try {
    return await platform.send(getCheckout, { path }, { signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    if (isReadable(error)) return { data: error.body as Checkout, status: error.status };
    throw error;
  }
}

export async function place(platform: Platform, checkoutId: string): Promise<PlacedOrder> {
  const input = { path: { checkoutId }, headers: { 'Idempotency-Key': `order-${checkoutId}` } };
  const isNamed = checkoutId !== ACTIVE;
  return platform
    .write(placeOrder, isNamed ? input : { path: { checkoutId } }, { safeToRepeat: isNamed })
    .catch(throwAsCommerceError);
}

/** A named checkout is submitted with a key of its own, so that repeating the call is safe. */
export async function act(
  platform: Platform,
  checkoutId: string,
  action: OrderAction,
  given?: OrderActionParameters,
): Promise<PlacedOrder> {
  const key = checkoutId === ACTIVE ? {} : { idempotencyKey: `order-${checkoutId}` };
  const parameters = action === 'submit' ? { ...key, ...given } : given;
  const body = { actions: [parameters ? { action, parameters } : { action }] };
  const safeToRepeat = action === 'prepare' || parameters?.idempotencyKey !== undefined;
  const { actions, ...result } = await platform
    .write(performOrderAction, { path: { checkoutId }, body }, { safeToRepeat })
    .catch(throwAsCommerceError);
  return { ...result, ...actions?.at(-1) };
}

/** A 422 whose body is the checkout itself. */
function isReadable(error: unknown): error is FetchError & { body: Checkout } {
  return (
    error instanceof FetchError &&
    error.status === 422 &&
    Boolean((error.body as Partial<Checkout>)?.checkoutId)
  );
}

export function throwUnlessReadable(error: unknown): void {
  if (!isReadable(error)) throw error;
}

export function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** The inventory as first objector has a code of its own (SF-CHECKOUT-05). */
function throwAsCommerceError(error: unknown): never {
  if (error instanceof FetchError && firstErrorType(error.body) === checkoutsConstants.inventoryErrorType) {
    const { operationId } = error;
    throw new CommerceError('INSUFFICIENT_INVENTORY', {
      operationId,
      message: error.explanation,
      cause: error,
    });
  }
  throw error;
}

const firstErrorType = (body: unknown) =>
  (body as { errors?: { type?: string }[] } | undefined)?.errors?.[0]?.type;
