import type { components } from '#generated/sandbox/types.gen.ts';
import type { Origins } from '../../stack/open-stack.ts';

/** The controls of a mock platform, set for everybody: a platform that is asked by no sandbox session knows none. */
export interface Sandbox {
  /** Puts a scenario on. */
  start(scenario: string): Promise<void>;
  /** Spoils answers of operations, as the body of addFault says. */
  spoil(fault: object): Promise<void>;
  /** Holds answers of operations back, as the body of addLatency says. */
  delay(latency: object): Promise<void>;
  /** Lifts what was set here. */
  lift(): Promise<void>;
}

/** Opens the sandbox of a stack that no other journey uses meanwhile. */
export function openSandbox({ sandbox }: Pick<Origins, 'sandbox'>): Sandbox {
  const set: string[] = [];
  const ask = (method: string, path: string, body?: object) => change(sandbox, method, path, body);
  return {
    start: async (scenario) => {
      await ask('PUT', `/scenarios/${scenario}`);
      set.push(`/scenarios/${scenario}`);
    },
    spoil: async (fault) => {
      const { ruleId } = await ask('POST', '/faults', fault);
      set.push(`/faults/${ruleId}`);
    },
    delay: async (latency) => {
      const { ruleId } = await ask('POST', '/latencies', latency);
      set.push(`/latencies/${ruleId}`);
    },
    lift: async () => {
      for (const path of set.splice(0)) await ask('DELETE', path);
    },
  };
}

/** @throws Error with what the sandbox answered, unless it did what was asked; what has ended by itself is lifted too */
async function change(
  sandbox: string,
  method: string,
  path: string,
  body?: object,
): Promise<{ ruleId?: string }> {
  const answer = await fetch(`${sandbox}/sandbox${path}?scope=global`, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok && !(method === 'DELETE' && answer.status === 404))
    throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text ? JSON.parse(text) : {};
}

type LoggedRequest = components['schemas']['RequestLog']['requests'][number];

/** The last requests of everybody that a mock platform answered or broke off, latest first; none where it is gone. */
export async function loggedRequests(sandbox: string): Promise<LoggedRequest[]> {
  const answer = await fetch(`${sandbox}/sandbox/requests?scope=global`).catch(() => undefined);
  if (!answer?.ok) return [];
  return ((await answer.json()) as components['schemas']['RequestLog']).requests;
}
