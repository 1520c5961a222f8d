import type { HttpAnswer, HttpRequest } from '../../engine/http/http-types.ts';

/** An answer of JSON in lines with indents, where `X-PrettyPrint: 1` asks for it (PF-REST-17). */
export function prettyPrinted(answer: HttpAnswer, { headers }: Pick<HttpRequest, 'headers'>): HttpAnswer {
  const { body } = answer;
  const isAsked = headers['x-prettyprint'] === '1' || headers['x-prettyprint'] === 'true';
  const isJson = String(answer.headers?.['content-type'] ?? '').includes('json');
  if (!isAsked || !isJson || typeof body !== 'string') return answer;
  return { ...answer, body: JSON.stringify(JSON.parse(body), null, 2) };
}
