import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request on its way to a server. */
export interface Passing {
  readonly method: string;
  target: string;
  headers: Record<string, string>;
}

/** An answer on its way back. */
export interface Answering {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

/** What a server with a bug would do otherwise than ours: a changed request, a changed answer. */
export interface Tampering {
  request?(passing: Passing, server: string): void | Promise<void>;
  answer?(answering: Answering, passing: Passing): void | Promise<void>;
}

/** As impatient with slow requests as the servers of the ground. */
const PATIENCE = { headersTimeout: 700, requestTimeout: 900, connectionsCheckingInterval: 300 };

/** A server in front of another one, which behaves as that would with the applied mutant. */
export async function openFront(server: string, applied: () => Tampering | undefined) {
  const { hostname, port } = new URL(server);
  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = await wholeOf(incoming);
    const headers = { ...incoming.headers } as Record<string, string>;
    const passing: Passing = { method: incoming.method ?? '', target: incoming.url ?? '', headers };
    await applied()?.request?.(passing, server);
    const { method, target: path } = passing;
    const outgoing = request({ hostname, port, method, path, headers: passing.headers }).end(sent);
    // A server that hangs up in the middle of its answer fails below, where the answer is read.
    outgoing.on('error', () => undefined);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    const { 'transfer-encoding': _, ...kept } = answer.headers as Answering['headers'];
    const answering: Answering = {
      status: answer.statusCode ?? 0,
      headers: kept,
      body: await wholeOf(answer),
    };
    await applied()?.answer?.(answering, passing);
    const length = method === 'HEAD' ? {} : { 'content-length': String(answering.body.length) };
    response.writeHead(answering.status, { ...answering.headers, ...length }).end(answering.body);
  };
  const front = createServer(PATIENCE, (incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  });
  // What is no HTTP is refused as the servers behind it do.
  front.on('clientError', (_, socket) => {
    socket.end("HTTP/1.1 400 Bad Request\r\nContent-Security-Policy: default-src 'none'\r\n\r\n");
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => void front.close(() => done()).closeAllConnections()),
  };
}

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  return Buffer.concat(chunks);
}
