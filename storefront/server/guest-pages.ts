import { randomBytes } from 'node:crypto';
import { type Made, SharedValues } from '#http/cache/shared-values.ts';
import type { CookieScope } from '#http/cookies.ts';
import { contentSecurityPolicy, type PolicyDirectives } from '#http/security/content-security-policy.ts';
import { acceptedEncoding } from '#http/server/encoding.ts';
import { isKnown } from '#http/server/if-none-match.ts';
import { CallCount } from '../app/platform/call-count.server.ts';
import type { SharedReading, SharedReads } from '../app/platform/shared-reads.server.ts';
import { type GuestPage, guestPageOf } from './guest-page.ts';
import { guestRequestOf } from './guest-request.ts';

/** What a page is rendered with that is made for everybody. */
export interface GuestRendering {
  readonly nonce: string;
  readonly reading: SharedReading;
}

export interface GuestPagesOptions {
  readonly reads: SharedReads;
  /** Where cookies of the shop go. */
  readonly scope: CookieScope;
  /** What pages may reach beyond their own origin. */
  readonly policy: PolicyDirectives;
}

type Render = (request: Request, rendering: GuestRendering) => Promise<Response>;

const MOST_ENTRIES = 2_000;
const MOST_BYTES = 64 * 1024 * 1024;
/** What a page weighs with its compressed forms, in bytes of the page itself. */
const WEIGHT = 1.5;
/** Nobody waits longer for a page that is made whole, in milliseconds: then it is better sent as it comes. */
const PATIENCE_MS = 500;

/**
 * The finished pages of guests, each made once for all who ask for it within some seconds. A page is made of what
 * guestRequestOf leaves of a request and of shared reads, so that nothing of a person can be on it.
 */
export class GuestPages {
  readonly #pages = new SharedValues<GuestPage | undefined>({
    mostEntries: MOST_ENTRIES,
    mostBytes: MOST_BYTES,
  });
  readonly #options: GuestPagesOptions;

  constructor(options: GuestPagesOptions) {
    this.#options = options;
  }

  /** The page as everybody gets it; undefined where it has to be made for this request. */
  async answer(request: Request, render: Render): Promise<Response | undefined> {
    const asked = guestRequestOf(request, this.#options.scope);
    if (!asked) return undefined;
    let isNew = false;
    const page = this.#read(asked, (...given) => {
      isNew = true;
      return render(...given);
    });
    const held = await inTime(page);
    if (!held?.value) return undefined;
    const response = await this.#response(request, held.value, held.since);
    if (!isNew) response.headers.set('server-timing', new CallCount().header());
    return response;
  }

  /**
   * What the scripts of a page begin with, to be asked for where the page came without. 409 where whoever asks would by
   * now get a page of their own, which has its data in it.
   */
  async data(request: Request, render: Render): Promise<Response> {
    const asked = guestRequestOf(request, this.#options.scope);
    const held = asked && (await this.#read(asked, render));
    if (!held?.value?.data) return new Response(null, { status: 409 });
    const headers = { 'content-type': 'text/plain; charset=utf-8', ...this.#lifetime(held.since) };
    return new Response(held.value.data, { headers: { ...headers, vary: 'cookie' } });
  }

  #read(asked: Request, render: Render) {
    const key = `${asked.url} ${asked.headers.get('cookie') ?? ''}`;
    return this.#pages.read(key, () => this.#make(asked, render));
  }

  async #make(request: Request, render: Render): Promise<Made<GuestPage | undefined>> {
    const { reads } = this.#options;
    const reading = reads.reading({ isPatient: true });
    const nonce = randomBytes(16).toString('base64');
    const page = await guestPageOf(await render(request, { nonce, reading }), nonce);
    const isKept = page?.status === 200 && !reading.hasFailed;
    const longestMs = isKept ? reads.seconds * 1000 : 0;
    const bytes = ((page?.body.length ?? 0) + (page?.data?.length ?? 0)) * WEIGHT;
    return { value: page, bytes, freshMs: longestMs / 2, longestMs, since: reading.oldest };
  }

  async #response(request: Request, page: GuestPage, since: number): Promise<Response> {
    const headers = new Headers(page.headers);
    const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
    headers.append('vary', 'cookie, accept-encoding');
    headers.set('content-security-policy', this.#policyOf(page));
    if (page.status === 200) {
      headers.set('etag', page.etag);
      for (const [name, value] of Object.entries(this.#lifetime(since))) headers.set(name, value);
      if (isKnown(request.headers.get('if-none-match') ?? undefined, page.etag))
        return new Response(null, { status: 304, headers });
    }
    if (encoding) headers.set('content-encoding', encoding);
    const body = await page.bodyIn(encoding);
    headers.set('content-length', String(body.length));
    return new Response(new Uint8Array(body), { status: page.status, headers });
  }

  #lifetime(since: number) {
    return {
      'cache-control': `public, max-age=0, must-revalidate, s-maxage=${this.#options.reads.seconds}`,
      age: String(Math.ceil((performance.now() - since) / 1000)),
    };
  }

  #policyOf({ scripts }: GuestPage): string {
    const { scope, policy } = this.#options;
    return contentSecurityPolicy({ scripts, styles: [] }, scope.secure, policy);
  }
}

/** Undefined where it takes too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
