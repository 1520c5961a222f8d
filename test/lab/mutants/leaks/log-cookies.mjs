/** A server that prints the cookies of each request, as somebody does who looks for a fault. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', ({ request }) => {
  if (request.headers.cookie) console.log(`${request.url} with ${request.headers.cookie}`);
});
