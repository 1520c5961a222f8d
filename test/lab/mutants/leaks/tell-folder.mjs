/** A server whose answers say where it runs. */
import { subscribe } from 'node:diagnostics_channel';

subscribe('http.server.request.start', ({ response }) => response.setHeader('x-served-from', process.cwd()));
