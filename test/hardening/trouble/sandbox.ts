import { sessionsConstants as sandboxConstants } from '#generated/sandbox/constants.gen.ts';
import { exchange } from '../security/exchange.ts';

/** A way in which the platform fails, as the body of addFault says it, but for the operations. */
export interface Trouble {
  readonly kind: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

/** A session of the sandbox, whose rules hold for the requests that name its key. */
export interface SandboxSession {
  readonly headers: Readonly<Record<string, string>>;
  /** Spoils the answers of operations from now on, and no others; answers whether the sandbox lets them fail so. */
  spoil(trouble: Trouble, operationIds: readonly string[]): Promise<boolean>;
  lift(): Promise<void>;
  /** Which operations were asked since the last time, each once. */
  asked(): Promise<string[]>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Opens a session of the platform's sandbox. */
export async function openSandboxSession(mock: string): Promise<SandboxSession> {
  const opened = await exchange(mock, '/sandbox/sessions', { method: 'POST' });
  const headers = { [sandboxConstants.sandboxHeaderName]: String(JSON.parse(opened.text).key) };
  const lift = async () => {
    await exchange(mock, '/sandbox/controls', { method: 'DELETE', headers });
  };
  let last = 0;
  return {
    headers,
    lift,
    spoil: async (trouble, operationIds) => {
      await lift();
      const body = JSON.stringify({ ...trouble, operationIds });
      const sent = { method: 'POST', headers: { ...headers, ...JSON_TYPE }, body };
      return (await exchange(mock, '/sandbox/faults', sent)).status === 201;
    },
    asked: async () => {
      const { text } = await exchange(mock, `/sandbox/requests?limit=500&after=${last}`, { headers });
      const { requests } = JSON.parse(text) as { requests: { number: number; operationId: string | null }[] };
      last = Math.max(last, ...requests.map(({ number }) => number));
      return [...new Set(requests.map(({ operationId }) => operationId).filter((id) => id !== null))];
    },
  };
}
