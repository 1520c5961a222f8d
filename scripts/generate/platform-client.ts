import createClient, { createQuerySerializer } from 'openapi-fetch';

/** A call of one of the platform's APIs, as the modules `./commerce`, `./cms` and so on export it. */
interface Operation {
  (api: never, init: never): Promise<unknown>;
  readonly base: string;
  /** Query parameters that are sent once for each value of a list; other lists are one value with commas. */
  readonly repeated?: readonly string[];
}

export interface PlatformOptions {
  /** Address of the platform without a path, e.g. `http://localhost:4010`. */
  origin: string;
  /** Version of the platform to ask for, e.g. `64.0`; that of the contracts unless told. */
  version?: string;
  /** Sent with every call, e.g. a cookie; read anew each time, so that it may be changed. */
  headers?: Record<string, string>;
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * Calls operations of a platform: `await call(getProduct, { params: { path: { webstoreId, productId } } })`. The answer
 * has `data` or `error`, and the `response`; it rejects only where the platform cannot be reached.
 */
export function createPlatform({ origin, version, headers = {}, fetch }: PlatformOptions) {
  return <Call extends Operation>(operation: Call, init: Parameters<Call>[1]): ReturnType<Call> => {
    const base = version ? operation.base.replace(/v\d+\.\d+$/, `v${version}`) : operation.base;
    const api = createClient({
      baseUrl: origin + base,
      headers,
      querySerializer: (query) => queryOf(query, operation.repeated),
      ...(fetch && { fetch }),
    });
    return operation(api as never, init as never) as ReturnType<Call>;
  };
}

function queryOf(query: Record<string, unknown>, repeated: readonly string[] = []): string {
  return Object.entries(query)
    .map(([name, value]) => {
      const explode = repeated.includes(name);
      return createQuerySerializer({ array: { style: 'form', explode } })({ [name]: value });
    })
    .filter(Boolean)
    .join('&');
}
