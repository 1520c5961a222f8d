import { openSession } from '../../sandbox/open-session.ts';

/** A way in which the platform fails, as the body of addFault says it, but for the operations. */
export interface UpstreamFault {
  readonly kind: string;
  readonly status?: number;
  readonly retryAfterSeconds?: number;
}

/** A session of the sandbox, whose rules hold for the requests that name its key. */
export interface SandboxSession {
  readonly headers: Readonly<Record<string, string>>;
  /** Spoils the answers of operations from now on, and no others; answers whether the sandbox lets them fail so. */
  spoil(fault: UpstreamFault, operationIds: readonly string[]): Promise<boolean>;
  lift(): Promise<void>;
  /** Which operations were asked since the last time, each once. */
  asked(): Promise<string[]>;
}

/** Opens a session of the platform's sandbox. */
export async function openSandboxSession(mock: string): Promise<SandboxSession> {
  const { headers, ask, control } = await openSession(mock);
  const lift = async () => {
    await control('DELETE', '/controls');
  };
  let last = 0;
  return {
    headers,
    lift,
    spoil: async (fault, operationIds) => {
      await lift();
      return (await ask('POST', '/faults', { ...fault, operationIds })).status === 201;
    },
    asked: async () => {
      const { text } = await control('GET', `/requests?limit=500&after=${last}`);
      const { requests } = JSON.parse(text) as { requests: { number: number; operationId: string | null }[] };
      last = Math.max(last, ...requests.map(({ number }) => number));
      return [...new Set(requests.map(({ operationId }) => operationId).filter((id) => id !== null))];
    },
  };
}
