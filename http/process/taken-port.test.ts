import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { refuseTakenPort } from './taken-port.ts';

it('refuses a port that somebody listens on, and leaves it free afterwards', async () => {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(refuseTakenPort(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });

  await new Promise((done) => server.close(done));
  await refuseTakenPort(port, '127.0.0.1');
  await refuseTakenPort(port, '127.0.0.1');
});
