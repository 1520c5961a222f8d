/** A server that prints who asks, as somebody does who looks for a refused call. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', ({ request }) => {
  if (request.headers.authorization) console.log(`${request.url} as ${request.headers.authorization}`);
});
