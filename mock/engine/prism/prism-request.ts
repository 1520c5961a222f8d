import { bearerTokenOf } from '../http/bearer-token.ts';
import type { HttpRequest } from '../http/http-types.ts';
import type { PrismOperation } from './components.ts';
import type { ContractOperation } from './contract.ts';
import { formInBrief } from './form.ts';
import type { validateInput } from './validators.ts';

/** A request in Prism's own terms. */
type PrismRequest = Parameters<typeof validateInput>[0]['element'];

/** An operation and a request so put that Prism reads them without fault. */
export interface PrismCall {
  readonly resource: PrismOperation;
  readonly request: PrismRequest;
}

/** A body of a GET is not looked at (PF-REST-18); Prism would refuse it by its headers. */
const WITHOUT_BODY = { 'content-type': '', 'content-length': '0' } as const;

const resources = new WeakMap<ContractOperation, PrismOperation>();

/**
 * Hands a routed request to Prism. Prism would match the path a second time, and stumble over commas and suffixes such
 * as `:publish`; it is therefore given a path that is nothing but the parameters.
 */
export function toPrismCall(
  operation: ContractOperation,
  request: HttpRequest,
  params: Readonly<Record<string, string>>,
  body: unknown,
): PrismCall {
  const names = operation.prism.request?.path?.map(({ name }) => name) ?? [];
  const path = names.map((name) => `/${encodeURIComponent(params[name] ?? '')}`).join('') || '/';
  // Prism knows the scheme by this one name and in this one spelling.
  const token = bearerTokenOf(request.headers);
  // Of bytes it can only tell that they are there.
  const form = body instanceof FormData ? formInBrief(body) : undefined;
  return {
    resource: resourceFor(operation, names),
    request: {
      method: operation.prism.method as PrismRequest['method'],
      url: { path, query: queryValues(request.query) },
      headers: {
        ...(request.headers as Record<string, string>),
        ...(operation.prism.method === 'get' && WITHOUT_BODY),
        ...(form && { 'content-type': form.contentType }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: form
        ? form.body
        : body instanceof URLSearchParams
          ? String(body)
          : Buffer.isBuffer(body)
            ? `${body.length} bytes`
            : body,
    },
  };
}

function resourceFor(operation: ContractOperation, names: readonly string[]): PrismOperation {
  const known = resources.get(operation);
  if (known) return known;
  const path = names.map((name) => `/{${name}}`).join('') || '/';
  const resource = { ...operation.prism, path };
  resources.set(operation, resource);
  return resource;
}

function queryValues(query: URLSearchParams): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const name of new Set(query.keys())) {
    const all = query.getAll(name);
    values[name] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return values;
}
