/** A piece of a contract: whatever JSON it holds. */
export type Json = Record<string, unknown>;

/** One call of a contract. */
export interface ApiOperation {
  operationId: string;
  api: string;
  tag: string;
  method: string;
  /** Base and path. */
  path: string;
  /** What stands before the path at the server where the call is usual. */
  base: string;
  summary: string;
  /** Operation object of the contract, with the parameters of its path. */
  definition: Json & { parameters: Json[] };
  /** The contract that it belongs to, for its references. */
  contract: Json;
}

const CONTRACTS: Record<string, () => Promise<{ default: unknown }>> = {
  'record-data': () => import('#generated/record-data/openapi.json'),
  commerce: () => import('#generated/commerce/openapi.json'),
  cms: () => import('#generated/cms/openapi.json'),
  platform: () => import('#generated/platform/openapi.json'),
  sandbox: () => import('#generated/sandbox/openapi.json'),
};
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** All operations of all contracts, which are loaded for it. */
export async function readOperations(): Promise<ApiOperation[]> {
  const loaded = await Promise.all(
    Object.entries(CONTRACTS).map(async ([api, load]) => operationsOf(api, (await load()).default as Json)),
  );
  return loaded.flat();
}

/** The operations of one contract, in its order. */
export function operationsOf(api: string, contract: Json): ApiOperation[] {
  return Object.entries((contract.paths ?? {}) as Record<string, Json>).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const base = baseOf(item, contract);
      const operation = item[method] as Json | undefined;
      if (!operation?.operationId) return [];
      const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)];
      return {
        operationId: String(operation.operationId),
        api,
        tag: String(listOf<string>(operation.tags)[0] ?? ''),
        method: method.toUpperCase(),
        path: base + path,
        base,
        summary: String(operation.summary ?? ''),
        definition: { ...operation, parameters: parameters.map((one) => resolved(one, contract)) },
        contract,
      };
    }),
  );
}

/** What stands before a path at the server where the call is usual. */
function baseOf(item: Json, contract: Json): string {
  const [server] = listOf<{ url: string }>(item.servers ?? contract.servers);
  return server ? new URL(server.url).pathname.replace(/\/$/, '') : '';
}

export const listOf = <T = Json>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : []);

/** What a reference inside the contract leads to; anything else as it is. */
export function resolved(value: unknown, contract: Json): Json {
  let found = value as Json;
  for (let steps = 0; typeof found?.$ref === 'string' && steps < 10; steps++) {
    const names = found.$ref.replace(/^#\//, '').split('/');
    found = names.reduce<unknown>(
      (at, name) => (at as Json | undefined)?.[unescaped(name)],
      contract,
    ) as Json;
  }
  return found ?? {};
}

/** The examples of something in a contract, by name; one that stands alone is called `value`. */
export const examplesOf = ({ example, examples }: Json, contract: Json): [name: string, value: unknown][] => [
  ...Object.entries((examples ?? {}) as Json).map(([name, each]): [string, unknown] => [
    name,
    resolved(each, contract).value,
  ]),
  ...(example === undefined ? [] : [['value', example] as [string, unknown]]),
];

const unescaped = (name: string) => name.replaceAll('~1', '/').replaceAll('~0', '~');
