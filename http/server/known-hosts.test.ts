import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { ownOrigin } from './own-origin.ts';
import { readPublicAddresses } from './public-addresses.ts';
import { endAnswer } from './unread-body.ts';

const open: HttpServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close())));

async function start(addresses: readonly string[] = []) {
  let answered = 0;
  const server = createHttpServer({
    answer: async (_, response) => {
      answered += 1;
      endAnswer(response, 'hello');
    },
    headers: {},
    addresses,
    limits: { drainMs: 50 },
    log: () => undefined,
  });
  open.push(server);
  const port = await server.listen(0);
  const asked = async (...headers: string[]) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);
    return (await socket.setEncoding('latin1').toArray()).join('');
  };
  return { asked, answered: () => answered };
}

describe('a server', () => {
  it('PF-DOOR-37 answers to the names of this machine, whatever the port', async () => {
    const { asked } = await start();
    for (const host of ['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])
      expect(await asked(`Host: ${host}`), host).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('PF-DOOR-37 answers to no other name with anything but 421 and what to do', async () => {
    const { asked, answered } = await start();
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      '127.0.0.1.evil.example:3000',
      '192.168.1.5',
      '',
    ]) {
      const answer = await asked(`Host: ${host}`, `Origin: http://${host}`);
      expect(answer, host).toMatch(/^HTTP\/1\.1 421 .*"MISDIRECTED_REQUEST".*STOREFRONT_URL/s);
    }
    expect(answered()).toBe(0);
  });

  it('PF-DOOR-37 answers to the names that it was told', async () => {
    const { asked } = await start(['https://shop.example', 'http://192.168.1.5:3000']);
    for (const host of ['shop.example', 'Shop.Example:443', '192.168.1.5:3000', 'localhost'])
      expect(await asked(`Host: ${host}`), host).toMatch(/^HTTP\/1\.1 200 /);
    expect(await asked('Host: www.shop.example')).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('PF-DOOR-38 refuses a request with two hosts', async () => {
    const { asked, answered } = await start();
    const answer = await asked('Host: localhost', 'host: localhost');
    expect(answer).toMatch(/^HTTP\/1\.1 400 .*The request names its host more than once\./s);
    expect(answered()).toBe(0);
  });
});

describe('public addresses', () => {
  it('are origins with commas between', () => {
    expect(readPublicAddresses('SHOP')).toEqual([]);
    expect(readPublicAddresses('SHOP', 'https://shop.example/, http://10.0.0.2:3000')).toEqual([
      'https://shop.example',
      'http://10.0.0.2:3000',
    ]);
  });

  it.each(['shop.example', 'https://shop.example/shop', 'ftp://shop.example', 'https://a@shop.example'])(
    'are refused by the name of their setting where one is none: %s',
    (address) => {
      expect(() => readPublicAddresses('STOREFRONT_URL', address)).toThrow(
        `STOREFRONT_URL is "${address}", but`,
      );
    },
  );
});

describe('the own origin of a server', () => {
  const request = (host: string) => ({ headers: { host }, socket: { localPort: 3000 } }) as never;

  it('is the first address that it was told', () => {
    const addresses = ['https://shop.example', 'https://www.shop.example'];
    expect(ownOrigin(request('localhost:9'), { secure: false, addresses })).toBe('https://shop.example');
  });

  it('is otherwise the name of this machine with the port of the server', () => {
    const reached = { secure: false, addresses: [] };
    expect(ownOrigin(request('127.0.0.1:9999'), reached)).toBe('http://127.0.0.1:3000');
    expect(ownOrigin(request('localhost'), reached)).toBe('http://localhost:3000');
    expect(ownOrigin(request('a b'), reached)).toBe('http://localhost:3000');
  });

  it('is behind TLS what the caller says of it', () => {
    expect(ownOrigin(request('localhost:9999'), { secure: true, addresses: [] })).toBe(
      'https://localhost:9999',
    );
  });
});
