import type { Tamper } from '../network-faults/run-faults.ts';

/** Bugs between the client and the wire, which the table of faults must notice. */
export const networkMutants: Readonly<Record<string, Tamper>> = {
  'failures are taken for empty answers': (send) => async (request) => {
    const response = await send(request);
    return response.ok ? response : Response.json({});
  },
  'a conflict is tried again': (send) => async (request) => {
    const response = await send(request);
    return response.status === 409
      ? new Response(response.body, { ...copied(response), status: 503 })
      : response;
  },
  'every request is sent twice': (send) => async (request) => {
    await send(request.clone()).catch(() => undefined);
    return send(request);
  },
  'pages are taken for JSON': (send) => async (request) => {
    const response = await send(request);
    const isPage = response.headers.get('content-type')?.includes('html');
    return isPage && response.ok ? Response.json({ results: [] }) : response;
  },
  'Retry-After is not read': (send) => async (request) => {
    const response = await send(request);
    const headers = new Headers(response.headers);
    headers.delete('retry-after');
    return response.status === 429 ? new Response(response.body, { ...copied(response), headers }) : response;
  },
};

const copied = ({ status, statusText, headers }: Response) => ({ status, statusText, headers });
