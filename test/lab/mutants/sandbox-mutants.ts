import type { Tampering } from './front.ts';

/** A bug of the sandbox, and the operation at which the matrix looks for it. */
export interface SandboxMutant extends Tampering {
  readonly operationId: string;
}

/** The first key that came by, which is another developer's for everybody who comes later. */
const keys: string[] = [];
const note = (key: string | undefined) => {
  if (key !== undefined && !keys.includes(key)) keys.push(key);
};

/** Found by the matrix of the sandbox, from which what the front does cannot be told from the sandbox's own doing. */
export const sandboxMutants: Readonly<Record<string, SandboxMutant>> = {
  'a request without a key belongs to whoever asked last': {
    operationId: 'getSandboxControls',
    request: ({ headers }) => {
      note(headers['x-sandbox']);
      headers['x-sandbox'] ??= keys.at(-1) ?? '';
    },
  },
  'callers from elsewhere reach the sandbox': {
    operationId: 'getClock',
    request: ({ headers }) => {
      delete headers['x-forwarded-for'];
      delete headers['x-forwarded-host'];
      headers.host = 'localhost';
    },
  },
  'anybody lifts the rules of another session': {
    operationId: 'deleteLatency',
    request: ({ headers, method, target }) => {
      note(headers['x-sandbox']);
      const [others] = keys;
      if (others && method === 'DELETE' && target.startsWith('/sandbox/latencies/'))
        headers['x-sandbox'] = others;
    },
  },
  'what is set for one session is lifted for all': {
    operationId: 'deleteSandboxControls',
    request: async ({ headers, method, target }, server) => {
      note(headers['x-sandbox']);
      if (method !== 'DELETE' || target !== '/sandbox/controls') return;
      for (const key of keys)
        await fetch(`${server}/sandbox/controls`, { method, headers: { 'x-sandbox': key } });
    },
  },
  'the sandbox is for staff only': {
    operationId: 'getScenarios',
    answer: (answering, { headers, target }) => {
      if (target === '/sandbox/scenarios' && !headers.cookie) answering.status = 401;
    },
  },
};

/** Forgets whose keys came by, before the next bug. */
export function forgetKeys(): void {
  keys.length = 0;
}
