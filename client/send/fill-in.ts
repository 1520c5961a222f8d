import type { PlatformContext } from '../context.ts';
import type { Operation } from '../operation.ts';

type Values = Record<string, unknown>;

/** An input of which every part may be missing: what the runtime works with inside. */
export interface LooseInput {
  path?: Values;
  query?: Values;
  headers?: Values;
  body?: unknown;
}

const CART_PATH = /\/commerce\/webstores\/\{webstoreId\}\/carts(?:\/|$)/;
const GUEST_PLACEHOLDER = /^0{15}(?:0{3})?$/;

/**
 * Completes an input with what the context knows, only where the operation declares it and the caller left it
 * open: the web store in the path, effective account, currency and language in the query, the language and the
 * high-scale cart in headers. A DELETE goes without the currency. The guest placeholder account of zeros is ignored (SF-SESSION-07, SF-CART-17).
 */
export function fillIn(operation: Operation, input: LooseInput, context: PlatformContext): LooseInput {
  const known = operation.path.includes('{webstoreId}') ? { webstoreId: context.webstoreId } : {};
  return withoutMissing({
    path: section(known, input.path),
    query: section(declaredDefaults(operation, context), input.query),
    headers: section(headersFor(operation, context), input.headers),
    body: input.body,
  });
}

function declaredDefaults(operation: Operation, context: PlatformContext): Values {
  const account = context.effectiveAccountId;
  const known: Values = {
    effectiveAccountId: account && !GUEST_PLACEHOLDER.test(account) ? account : undefined,
    currencyIsoCode: operation.method === 'delete' ? undefined : context.currencyIsoCode,
    language: context.language,
  };
  return Object.fromEntries(Object.entries(known).filter(([name]) => operation.query.includes(name)));
}

function headersFor(operation: Operation, context: PlatformContext): Values {
  return {
    'accept-language': context.language,
    highscale: context.highScaleCart && CART_PATH.test(operation.path) ? 'true' : undefined,
  };
}

function section(defaults: Values, given: Values = {}): Values | undefined {
  const values = { ...withoutMissing(defaults), ...withoutMissing(given) };
  return Object.keys(values).length > 0 ? values : undefined;
}

function withoutMissing<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
