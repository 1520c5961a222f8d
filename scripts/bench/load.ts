import { Agent, get } from 'node:http';

export interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Requests in all. */
  readonly requests: number;
  /** Requests at a time, each on a connection of its own that stays open. */
  readonly concurrency: number;
}

/** Sends the requests and waits for every answer; any but 200 is an error. */
export async function sendLoad({ url, headers, requests, concurrency }: Load): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  let left = requests;
  const worker = async (): Promise<void> => {
    while (left-- > 0) await request(url, headers, agent);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  agent.destroy();
}

function request(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(url, { headers, agent }, (response) => {
    response.resume();
    response.once('error', reject).once('end', () => {
      if (response.statusCode === 200) resolve();
      else reject(new Error(`${url} answered ${response.statusCode}`));
    });
  }).once('error', reject);
  return promise;
}
