import type { HttpRequest } from '#mock/engine/http/http-types.ts';
import { APPS, type App } from '#scripts/build/sources.ts';
import { SERVER_AGENT } from '#storefront/app/platform/platform-fetch.server.ts';

/**
 * The operations that each app has called, by operationId; what no contract knows by method and path, such as
 * `GET /services/data/v66.0/unheard`.
 */
export type Usage = Readonly<Record<App, readonly string[]>>;

/** The last entry of `Via` in requests that an app's server passes on for a browser. */
const PASSED_ON_BY: Readonly<Record<string, App>> = { '1.1 shop': 'storefront', '1.1 console': 'console' };

/**
 * The app that a request to the platform comes from, by the headers of its server; undefined where a test asks. Only
 * pages send `Sec-Fetch-Site`: without it a test has used the proxy of the app, whatever else it sends.
 */
export function askingApp({ headers }: Pick<HttpRequest, 'headers'>): App | undefined {
  if (headers['user-agent'] === SERVER_AGENT) return 'storefront';
  if (headers['sec-fetch-site'] === undefined) return undefined;
  return PASSED_ON_BY[headers.via?.split(', ').at(-1) ?? ''];
}

/** Notes the operations that apps call until they are taken. */
export interface UsageLog {
  note(operationId: string | undefined, request: Pick<HttpRequest, 'headers' | 'method' | 'path'>): void;
  /** What was noted since this was last asked. */
  take(): Usage;
}

export function createUsageLog(): UsageLog {
  const noted = { storefront: new Set<string>(), console: new Set<string>() };
  return {
    note: (operationId, request) => {
      const app = askingApp(request);
      if (app) noted[app].add(operationId ?? `${request.method} ${request.path}`);
    },
    take: () => {
      const usage = { storefront: [...noted.storefront], console: [...noted.console] };
      for (const app of APPS) noted[app].clear();
      return usage;
    },
  };
}
