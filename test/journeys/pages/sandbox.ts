import type { Page } from '@playwright/test';

/** The controls of the mock platform that hold for the pages of one test. */
export interface Sandbox {
  /** Puts a scenario on. */
  start(scenario: string): Promise<void>;
  /** Spoils answers of operations, as the body of addFault says. */
  spoil(fault: object): Promise<void>;
  /** Holds answers of operations back, as the body of addLatency says. */
  delay(latency: object): Promise<void>;
}

/** Opens a session of the sandbox; every page sends its key on to the platform. */
export async function openSandbox(page: Page, mock: string): Promise<Sandbox> {
  const opened = await fetch(`${mock}/sandbox/sessions`, { method: 'POST' });
  const { key } = (await opened.json()) as { key: string };
  await page.setExtraHTTPHeaders({ 'x-sandbox': key });
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'x-sandbox': key, ...(body ? { 'content-type': 'application/json' } : {}) };
    const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`${mock}/sandbox${path}`, init);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  return {
    start: (scenario) => ask('PUT', `/scenarios/${scenario}`),
    spoil: (fault) => ask('POST', '/faults', fault),
    delay: (latency) => ask('POST', '/latencies', latency),
  };
}
