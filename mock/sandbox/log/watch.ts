import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import { toFault } from '../../http/answers.ts';
import type { HeaderValues, HttpAnswer, HttpRequest } from '../../http/http-types.ts';
import type { Finding } from '../../prism/check-request.ts';
import type { ContractOperation } from '../../prism/contract.ts';
import type { Clock } from '../../store/clock.ts';
import type { Frame } from '../frame.ts';
import type { LoggedRequest, RequestLog } from './request-log.ts';

const { maxBodyCharacters } = requestsConstants;

/** A request that is being watched until it is answered. */
export interface Watched {
  /** The request to hand on, whose body is noted when it is read. */
  readonly request: HttpRequest;
  answered(answer: HttpAnswer): void;
  failed(error: unknown): void;
}

/** Notes a request from its arrival to its answer. */
export function watch(
  log: RequestLog,
  machine: Clock,
  frame: Frame,
  operation: ContractOperation | undefined,
  arrived: HttpRequest,
): Watched {
  const began = performance.now();
  const receivedAt = machine().toISOString();
  let requestBody: string | null = null;
  const note = (answer: HttpAnswer, truncated: boolean, refused: readonly Finding[]): void => {
    const query = arrived.query.toString();
    log.add({
      sessionId: frame.session?.sessionId ?? null,
      receivedAt,
      milliseconds: Math.round((performance.now() - began) * 10) / 10,
      operationId: operation?.operationId ?? null,
      method: arrived.method,
      path: beginning(query ? `${arrived.path}?${query}` : arrived.path),
      status: answer.wireFault ? null : answer.status,
      outcome: answer.wireFault ?? (truncated ? 'truncated' : 'answered'),
      controls: frame.controls,
      requestHeaders: headerTexts(arrived.headers),
      requestBody,
      responseHeaders: headerTexts(answer.headers ?? {}),
      responseBody: bodyText(answer),
      violations: [...violations('request', refused), ...violations('answer', frame.findings)],
    });
  };
  return {
    request: {
      ...arrived,
      readBody: async (limit) => {
        const bytes = await arrived.readBody(limit);
        const isText = !/^(?:image|multipart|application\/octet)/i.test(
          String(arrived.headers['content-type'] ?? ''),
        );
        requestBody = isText
          ? bytes.toString('utf8', 0, maxBodyCharacters)
          : `${bytes.length} bytes of ${arrived.headers['content-type']}`;
        return bytes;
      },
    },
    answered: (answer) => note(answer, frame.truncated === true, []),
    failed(error) {
      const { status, errorCode, message, extra } = toFault(error);
      const body = JSON.stringify([{ errorCode, message }, ...(extra.more ?? [])]);
      const headers = { 'content-type': 'application/json', ...extra.headers };
      note({ status, headers, body }, false, extra.findings ?? []);
    },
  };
}

function bodyText({ body, headers }: HttpAnswer): string | null {
  if (body === undefined) return null;
  if (typeof body === 'string') return beginning(body);
  return `${body.length} bytes of ${headers?.['content-type'] ?? 'unknown type'}`;
}

/** A copy of the beginning; a slice would keep all of the text in memory. */
function beginning(text: string): string {
  if (text.length <= maxBodyCharacters) return text;
  return Buffer.from(text.slice(0, maxBodyCharacters)).toString();
}

function headerTexts(
  headers: Readonly<Record<string, string | readonly string[] | undefined>> | HeaderValues,
): Record<string, string> {
  const known = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, beginning([value].flat().join(', '))]));
}

function violations(
  side: LoggedRequest['violations'][number]['side'],
  findings: readonly Finding[],
): LoggedRequest['violations'] {
  return findings.map(({ location, message }) => ({ side, location: location.join('.'), message }));
}
