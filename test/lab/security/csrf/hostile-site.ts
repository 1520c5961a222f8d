import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of the attacker's with an empty page that may do everything. */
export interface HostileSite {
  /** By its address it is another site than `localhost`; cookies that are `SameSite` stay at home. */
  readonly otherSite: string;
  /** By its name it is the same site and another origin; the victim's cookies go along. */
  readonly sameSite: string;
  close(): Promise<void>;
}

/** Opens it on a free port of the loopback. */
export async function openHostileSite(): Promise<HostileSite> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end('<!doctype html><title>Hostile</title><body></body>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    otherSite: `http://127.0.0.1:${port}`,
    sameSite: `http://localhost:${port}`,
    close: () => new Promise<void>((done) => void server.close(() => done()).closeAllConnections()),
  };
}
