import type { IncomingMessage } from 'node:http';
import { readBody as collect, type Unread } from '#http/server/read-body.ts';
import { PlatformFault } from '../errors/platform-fault.ts';

/** The bytes of a request body, as http collects them; 413 beyond `limit`, 400 for one that ended early. */
export async function readBody(
  request: IncomingMessage,
  limit: number,
  onRead?: () => void,
): Promise<Buffer> {
  const body = await collect(request, limit, onRead);
  if (typeof body === 'string') throw faultOf(body, limit);
  return body;
}

function faultOf(unread: Unread, limit: number): PlatformFault {
  if (unread === 'incomplete')
    return new PlatformFault(400, 'MALFORMED_REQUEST', 'The request body ended early.');
  return new PlatformFault(413, 'REQUEST_LIMIT_EXCEEDED', `The request body is larger than ${limit} bytes.`);
}
