import { Agent, request } from 'node:http';

/** A request as an attacker writes it: nothing is normalised, and every header may be set. */
export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** What came back. */
export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly cookies: readonly string[];
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const PATIENCE_MS = 20_000;

/** Sends a request to an origin, with the target as it stands, and reads the whole answer. */
export function exchange(origin: string, target: string, sent: Sent = {}): Promise<Received> {
  const { hostname, port } = new URL(origin);
  const { method = 'GET', headers = {}, body } = sent;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const outgoing = request(
    { agent, hostname, port, method, path: target, headers: { ...length, ...headers } },
    (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk)).once('error', reject);
      incoming.once('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as Record<string, string>,
          cookies: incoming.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString(),
        }),
      );
    },
  );
  outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error(`No answer to ${method} ${target}`)));
  outgoing.once('error', reject).end(body);
  return promise;
}
