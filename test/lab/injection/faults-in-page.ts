import type { Payload } from './payloads.ts';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Where a page, as the server has written it, would let a text run: in its markup, an address, or a script. */
export function faultsInPage(html: string, nonce: string, { text }: Payload): string[] {
  const faults: string[] = [];
  const markup = html.replace(SCRIPT, '');
  for (const dangerous of text.match(/<[a-z][^>]*>|" (?:autofocus|style)[^<]*/gi) ?? [])
    if (markup.includes(dangerous)) faults.push(`markup has ${dangerous}`);
  if (/(?:href|src|action|data)="\s*javascript:/i.test(markup)) faults.push('an address is a script');
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    const isData = /type="application\/(?:ld\+)?json"/.test(attributes);
    if (!isData && !attributes.includes(`nonce="${nonce}"`))
      faults.push(`a script without the nonce: ${attributes}`);
    if (/<!--|<script|[\u2028\u2029]/i.test(body)) faults.push('a script holds what ends or divides it');
  }
  return faults;
}
