import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getCsrfTokenModule } from '#generated/commerce/client.gen.ts';
import type { NetworkFault } from './faults.ts';

/** A platform that answers everything with one fault, and hands out tokens for helper writes. */
export interface FaultServer {
  readonly origin: string;
  /** Chooses what happens from now on, and counts anew. Answers the round that requests name in `x-round`. */
  inflict(fault: NetworkFault): string;
  /** Requests of this round that the key in `x-call` has brought. */
  triesOf(call: string): number;
  close(): Promise<void>;
}

export async function openFaultServer(): Promise<FaultServer> {
  let current: NetworkFault | undefined;
  let tries = new Map<string, number>();
  let origin = '';
  let round = 0;
  const server = createServer((request, response) => {
    request.resume();
    // A request of a round before, which its caller gave up before it arrived.
    if (request.headers['x-round'] !== undefined && request.headers['x-round'] !== String(round))
      return response.destroy();
    if (request.url === '/a-page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    if (request.url === '/in-circles') return response.writeHead(303, { location: '/in-circles' }).end();
    const call = String(request.headers['x-call']);
    const isToken = request.url === getCsrfTokenModule.path && call !== getCsrfTokenModule.operationId;
    if (isToken && !current?.hitsTokens)
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end('export default "token"');
    tries.set(call, (tries.get(call) ?? 0) + 1);
    return current?.inflict(response, origin);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    inflict: (fault) => {
      current = fault;
      tries = new Map();
      round += 1;
      return String(round);
    },
    triesOf: (call) => tries.get(call) ?? 0,
    close: () => new Promise((done) => void server.close(() => done()).closeAllConnections()),
  };
}
