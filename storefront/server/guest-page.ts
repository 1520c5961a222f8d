import { createHash } from 'node:crypto';
import { compressed } from '#http/server/compress.ts';
import type { Encoding } from '#http/server/encoding.ts';
import { withoutData } from './late-data.ts';

/** A page as it is held for everybody: whole, without a nonce, with the hashes of its own scripts. */
export interface GuestPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
  /** Sources of a policy that let the page's own scripts run, and no other. */
  readonly scripts: readonly string[];
  readonly etag: string;
  /** What the scripts of the page begin with, asked for by them; undefined where it has none, or they are in the page. */
  readonly data: string | undefined;
  /** The body as it is sent, compressed once for all. */
  bodyIn(encoding: Encoding | undefined): Promise<Buffer>;
}

/** Takes a page that was rendered with a nonce; undefined where it tells the browser to keep something. */
export async function guestPageOf(response: Response, nonce: string): Promise<GuestPage | undefined> {
  if (response.headers.getSetCookie().length > 0) {
    await response.body?.cancel();
    return undefined;
  }
  const whole = await response.text();
  // What tells of a failure is whole in itself.
  const { html: page, data } =
    response.status === 200 ? withoutData(whole, nonce) : { html: whole, data: undefined };
  const { html, scripts } = withoutNonce(page, nonce);
  const body = Buffer.from(html);
  const forms = new Map<Encoding, Promise<Buffer>>();
  return {
    status: response.status,
    headers: response.headers,
    body,
    scripts,
    data,
    etag: `W/"${hashOf(html)}"`,
    bodyIn: (encoding) => {
      if (encoding === undefined) return Promise.resolve(body);
      const known = forms.get(encoding) ?? compressed(body, encoding);
      forms.set(encoding, known);
      return known;
    },
  };
}

/**
 * The page without its nonce, and the hashes of the scripts that bore it. A script that bears none is nobody's of ours,
 * whatever brought it into the page, and has no hash.
 */
export function withoutNonce(html: string, nonce: string): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const own = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '', text]) => attributes.includes(mark) && text,
  );
  const scripts = own.map(([, , text = '']) => `'sha256-${hashOf(text, 'base64')}'`);
  return { html: html.replaceAll(mark, ''), scripts: [...new Set(scripts)] };
}

const hashOf = (text: string, encoding: 'base64' | 'base64url' = 'base64url') =>
  createHash('sha256').update(text).digest(encoding);
