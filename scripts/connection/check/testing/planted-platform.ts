import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '#client/operation.ts';

/** An answer on its way to the caller. */
export interface PassingAnswer {
  status: number;
  readonly headers: Headers;
  /** The value of a JSON body; undefined for any other. */
  // biome-ignore lint/suspicious/noExplicitAny: a deviation knows the answer that it changes
  body: any;
  /** Held back for so many milliseconds. */
  delayMs: number;
}

/** What is otherwise than in the contracts, planted into the answers of calls. */
export interface Deviation {
  /** The calls that it is planted into; all where there is none. */
  readonly operation?: Operation;
  /** Words of the address that tell one call from others of the operation. */
  readonly where?: string;
  readonly plant: (answer: PassingAnswer) => void;
}

/** A platform that answers as the one behind it does, but for what is planted. */
export interface PlantedPlatform {
  readonly origin: string;
  close(): Promise<void>;
}

/** Opens a server before a platform that plants deviations into its answers. */
export async function openPlantedPlatform(
  platform: string,
  deviations: readonly Deviation[],
): Promise<PlantedPlatform> {
  const server = createServer((request, response) => {
    void pass(platform, deviations, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}

async function pass(
  platform: string,
  deviations: readonly Deviation[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const asked = await fetch(platform + url, {
    method,
    headers: headersOf(request),
    ...(method !== 'GET' && { body: Buffer.concat(await request.toArray()) }),
    redirect: 'manual',
  });
  const bytes = Buffer.from(await asked.arrayBuffer());
  const isJson = asked.headers.get('content-type')?.includes('json') === true;
  const body: unknown = isJson ? JSON.parse(bytes.toString()) : undefined;
  const answer: PassingAnswer = {
    status: asked.status,
    headers: new Headers(asked.headers),
    body,
    delayMs: 0,
  };
  for (const deviation of deviations) if (isMeant(deviation, method, url)) deviation.plant(answer);
  if (answer.delayMs > 0) await wait(answer.delayMs);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding', 'connection'])
    answer.headers.delete(name);
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(answer.body === undefined ? bytes : JSON.stringify(answer.body));
}

function isMeant({ operation, where = '' }: Deviation, method: string, url: string): boolean {
  if (!decodeURIComponent(url).includes(where)) return false;
  if (!operation) return true;
  const [path = ''] = url.split('?');
  const pattern = operation.path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return operation.method === method.toLowerCase() && new RegExp(`${pattern}$`).test(path);
}

function headersOf({ headers }: IncomingMessage): Headers {
  const passed = Object.entries(headers).filter(
    ([name]) => !['host', 'connection', 'content-length'].includes(name),
  );
  return new Headers(passed.map(([name, value]) => [name, String(value)]));
}
