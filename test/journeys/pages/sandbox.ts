import type { Page } from '@playwright/test';
import { openSession } from '../../sandbox/open-session.ts';

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
  const { headers, control } = await openSession(mock);
  await page.setExtraHTTPHeaders(headers);
  return {
    start: async (scenario) => void (await control('PUT', `/scenarios/${scenario}`)),
    spoil: async (fault) => void (await control('POST', '/faults', fault)),
    delay: async (latency) => void (await control('POST', '/latencies', latency)),
  };
}
