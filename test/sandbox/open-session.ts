import { sessionsConstants } from '#generated/sandbox/constants.gen.ts';

/** What the sandbox answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A session of the mock platform's sandbox: what is controlled in it holds for the requests that name its key. */
export interface Session {
  /** What a request has to carry for the session to hold for it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Asks for something in the session, at a path below `/sandbox`. */
  ask(method: string, path: string, body?: object): Promise<Answer>;
  /** The same, for what has to succeed; an Error with what the sandbox answered otherwise. */
  control(method: string, path: string, body?: object): Promise<Answer>;
}

/** Opens a session of a mock platform's sandbox. */
export async function openSession(mock: string): Promise<Session> {
  const opened = await fetch(`${mock}/sandbox/sessions`, { method: 'POST' });
  const { key } = (await opened.json()) as { key: string };
  const headers = { [sessionsConstants.sandboxHeaderName]: key };
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${mock}/sandbox${path}`, { method, ...withBody(headers, body) });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    headers,
    ask,
    control: async (method, path, body) => {
      const answer = await ask(method, path, body);
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
      return answer;
    },
  };
}

function withBody(headers: Readonly<Record<string, string>>, body: object | undefined): RequestInit {
  if (!body) return { headers };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
