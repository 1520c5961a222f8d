/** A server that prints whole addresses. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', ({ request }) => console.log(request.method, request.url));
