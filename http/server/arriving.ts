import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerLimits } from './limits.ts';
import { hasBody } from './unread-body.ts';

type ArrivingLimits = Pick<ServerLimits, 'mostAtOnce' | 'bodyGraceMs' | 'bodyBytesPerSecond'>;

interface Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly address: string;
  /** Since when the caller may send, in milliseconds, and how much the connection had read by then. */
  since: number;
  bytesBefore: number;
}

/** How often overdue bodies are looked for. */
const LOOK_MS = 1_000;
/** What one address may have of the bodies that arrive. */
const SHARE_OF_ONE = 1 / 4;

/**
 * Requests whose body is still to come. They cost next to nothing, so that they do not count as under way; a caller who
 * sends too slowly, or too many at once, is refused instead.
 */
export class Arriving {
  readonly #limits: ArrivingLimits;
  readonly #refuseSlow: (response: ServerResponse) => void;
  readonly #arrivals = new Set<Arrival>();
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: ArrivingLimits, refuseSlow: (response: ServerResponse) => void) {
    this.#limits = limits;
    this.#refuseSlow = refuseSlow;
  }

  get count(): number {
    return this.#present().length;
  }

  /** Takes a request up whose body is to come; false where too many come already, from the address or from all. */
  add(request: IncomingMessage, response: ServerResponse, address: string): boolean {
    if (!hasBody(request)) return true;
    const present = this.#present();
    const most = this.#limits.mostAtOnce;
    const ofAddress = present.filter((one) => one.address === address).length;
    if (present.length >= most || ofAddress >= most * SHARE_OF_ONE) return false;
    const arrival = { request, response, address, since: performance.now(), bytesBefore: readOn(request) };
    this.#arrivals.add(arrival);
    response.once('close', () => this.#arrivals.delete(arrival));
    this.#timer ??= setInterval(() => this.#look(), LOOK_MS).unref();
    return true;
  }

  #present(): Arrival[] {
    for (const one of this.#arrivals) if (one.request.complete) this.#arrivals.delete(one);
    return [...this.#arrivals];
  }

  #look(): void {
    const present = this.#present();
    for (const one of present) {
      if (waitsForUs(one)) Object.assign(one, { since: performance.now(), bytesBefore: readOn(one.request) });
      else if (this.#isSlow(one)) {
        this.#arrivals.delete(one);
        this.#refuseSlow(one.response);
      }
    }
    if (present.length > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #isSlow({ request, since, bytesBefore }: Arrival): boolean {
    const { bodyGraceMs, bodyBytesPerSecond } = this.#limits;
    const seconds = (performance.now() - since - bodyGraceMs) / 1000;
    return seconds > 0 && readOn(request) - bytesBefore < seconds * bodyBytesPerSecond;
  }
}

/** Whether what has come is not taken in yet, so that more cannot come. */
const waitsForUs = ({ request }: Arrival): boolean => request.readableLength > 0;

const readOn = ({ socket }: IncomingMessage): number => socket.bytesRead;
