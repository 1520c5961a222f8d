/** The apps' own server with a page that renders nothing: `plain-server.ts <port> <bytes>` answers so many letters. */
import { createWebServer } from '#http/web-server.ts';

const [port, bytes] = process.argv.slice(2).map(Number);
const html = `<!doctype html><title>Nothing</title>${'x'.repeat(bytes ?? 0)}`;
const server = createWebServer({
  app: 'plain',
  platformUrl: 'http://127.0.0.1:9',
  files: new Map(),
  page: async () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
});
process.once('SIGTERM', () => void server.close());
await server.listen(port ?? 0, '127.0.0.1');
