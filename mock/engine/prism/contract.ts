import {
  APIS,
  type Api,
  type Bundle,
  basesOf,
  type OperationObject,
  operationsOf,
  readBundle,
  resolve,
} from './bundle.ts';
import type { PrismOperation } from './components.ts';
import { type ErrorForm, errorForms } from './error-form.ts';
import { keptOperations } from './kept-operations.ts';

/** One operation of the three contracts: its place, its words in the bundle and its form for Prism. */
export interface ContractOperation {
  readonly operationId: string;
  readonly api: Api;
  /** In upper case. */
  readonly method: string;
  /** Full path template, at the base where the call is usual. */
  readonly path: string;
  /** The API's own base in the version of the contract, e.g. `/services/data/v64.0`, of a versioned call. */
  readonly dataBase?: string | undefined;
  /** The template behind the base, for a call that answers at every base and version. */
  readonly versioned?: string | undefined;
  readonly bundle: Bundle;
  readonly declared: OperationObject;
  readonly prism: PrismOperation;
  /** Media types that a request body may have; empty where there is no body. */
  readonly requestMediaTypes: readonly string[];
  /** Statuses and media types that the operation declares to answer. */
  readonly responses: ReadonlyMap<number, readonly string[]>;
  readonly errorForms: ReadonlyMap<number, ErrorForm>;
}

export type Bundles = Readonly<Record<Api, Bundle>>;

/** Reads the three generated bundles. */
export async function readBundles(): Promise<Bundles> {
  const bundles = await Promise.all(APIS.map(async (api) => [api, await readBundle(api)] as const));
  return Object.fromEntries(bundles) as Record<Api, Bundle>;
}

/** The operations of all bundles by operationId. */
export async function loadContract(bundles: Bundles): Promise<ReadonlyMap<string, ContractOperation>> {
  const operations = new Map<string, ContractOperation>();
  for (const api of APIS)
    for (const operation of await loadBundle(api, bundles[api])) {
      if (operations.has(operation.operationId))
        throw new Error(`Two contracts declare ${operation.operationId}`);
      operations.set(operation.operationId, operation);
    }
  return operations;
}

async function loadBundle(api: Api, bundle: Bundle): Promise<ContractOperation[]> {
  const declared = operationsOf(bundle);
  return (await keptOperations(bundle)).map((prism) => {
    const operationId = prism.iid ?? '';
    const operation = declared.get(operationId);
    if (!operation) throw new Error(`The operation ${prism.method} ${prism.path} has no operationId`);
    refuseLostSecurity(operation, prism);
    return toContractOperation(api, bundle, operation, prism);
  });
}

/** A scheme that the bundle does not define vanishes in Prism, and the operation would stand open. */
function refuseLostSecurity({ operationId, security = [] }: OperationObject, prism: PrismOperation): void {
  if (security.length === (prism.security?.length ?? 0)) return;
  throw new Error(`${operationId} names a security scheme that its bundle does not define`);
}

function toContractOperation(
  api: Api,
  bundle: Bundle,
  declared: OperationObject,
  prism: PrismOperation,
): ContractOperation {
  const body = declared.requestBody && resolve(bundle, declared.requestBody);
  const responses = Object.entries(declared.responses).map(
    ([status, response]) => [Number(status), Object.keys(resolve(bundle, response).content ?? {})] as const,
  );
  const bases = basesOf(bundle, prism.path);
  return {
    operationId: declared.operationId,
    api,
    method: prism.method.toUpperCase(),
    path: bases[0] + prism.path,
    dataBase: bases.find((base) => base.startsWith('/services/data/')),
    versioned: bases.length > 1 ? prism.path : undefined,
    bundle,
    declared,
    prism,
    requestMediaTypes: Object.keys(body?.content ?? {}),
    responses: new Map(responses),
    errorForms: errorForms(bundle, declared),
  };
}
