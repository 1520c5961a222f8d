import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import type { Finding } from '../../../engine/errors/finding.ts';
import { faultAnswer, toFault } from '../../../engine/http/answers.ts';
import type { HttpAnswer, HttpRequest } from '../../../engine/http/http-types.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';
import type { Clock } from '../../../store/clock.ts';
import { changesState } from '../../dispatch/forgery.ts';
import type { Frame } from '../frame.ts';
import { beginning } from './kept-request.ts';
import type { RequestLog } from './request-log.ts';

const NOTHING: readonly Finding[] = [];

/** A request that is watched from its arrival until it is answered. */
export class WatchedRequest {
  /** The request to hand on, whose body is noted when it is read. */
  readonly request: HttpRequest;
  readonly #operationId: string | null;
  readonly #frame: Frame;
  readonly #log: RequestLog;
  readonly #receivedAt: Date;
  readonly #began = performance.now();
  #body: string | null = null;

  constructor(
    log: RequestLog,
    machine: Clock,
    frame: Frame,
    operation: ContractOperation | undefined,
    arrived: HttpRequest,
  ) {
    this.#log = log;
    this.#receivedAt = machine();
    this.#frame = frame;
    this.#operationId = operation?.operationId ?? null;
    this.request = changesState(arrived)
      ? { ...arrived, readBody: (limit) => this.#readBody(arrived, limit) }
      : arrived;
  }

  answered(answer: HttpAnswer, refused = NOTHING): void {
    const { method, path, query, headers } = this.request;
    const { sessionId = null } = this.#frame.session ?? {};
    const { body } = answer;
    this.#log.add({
      sessionId,
      receivedAt: this.#receivedAt,
      milliseconds: Math.round((performance.now() - this.#began) * 10) / 10,
      operationId: this.#operationId,
      method,
      path,
      query,
      status: answer.networkFault ? null : answer.status,
      outcome: answer.networkFault ?? (this.#frame.truncated ? 'truncated' : 'answered'),
      controls: this.#frame.controls,
      requestHeaders: headers,
      requestBody: this.#body,
      responseHeaders: answer.headers,
      responseBody: typeof body === 'string' ? beginning(body) : body?.length,
      refused,
      broken: this.#frame.findings,
    });
  }

  failed(error: unknown): void {
    const fault = toFault(error);
    this.answered(faultAnswer(fault), fault.extra.findings);
  }

  async #readBody(arrived: HttpRequest, limit: number): Promise<Buffer> {
    const bytes = await arrived.readBody(limit);
    const type = arrived.headers['content-type'] ?? 'unknown type';
    this.#body = /^(?:image|multipart|application\/octet)/i.test(type)
      ? `${bytes.length} bytes of ${type}`
      : bytes.toString('utf8', 0, requestsConstants.maxBodyCharacters);
    return bytes;
  }
}
