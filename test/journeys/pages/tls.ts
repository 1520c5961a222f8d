import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { run } from '#scripts/process/run.ts';

/** What stands in front of a server and brings TLS, as whoever runs the shop sets it up. */
export interface TlsFront {
  /** Begins with `https://localhost`. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Opens one with a certificate that it has signed itself, made for this run.
 *
 * @param folder that the certificate is written to
 * @throws when there is no openssl to make it with
 */
export async function openTlsFront(server: string, folder: string): Promise<TlsFront> {
  const { key, cert } = await selfSigned(folder);
  const front = createServer({ key, cert }, (incoming, response) => {
    const { method, url, headers } = incoming;
    const outgoing = request(new URL(url ?? '/', server), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  return {
    origin: `https://localhost:${(front.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => void front.close(() => done()).closeAllConnections()),
  };
}

async function selfSigned(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const { code, output } = await run('openssl', [
    'req',
    '-x509',
    ...kind,
    ...name,
    '-keyout',
    key,
    '-out',
    cert,
  ]);
  if (code !== 0) throw new Error(`No certificate could be made with openssl:\n${output}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
