import type { Received } from '../exchange.ts';
import { FOREIGN_HOST } from './destinations.ts';

/** Addresses in a page that a browser follows by itself or when somebody clicks. */
const FOLLOWED = /\b(?:href|action|formaction|src)="([^"]*)"|http-equiv="refresh"[^>]*url=([^"]*)"/gi;

/** Where an answer would lead a browser that asked `from`, if it is not to the same origin; undefined where it stays. */
export function leadsOut({ headers, text, status }: Received, from: string): string | undefined {
  const { location } = headers;
  const isAddress = location === undefined || (URL.canParse(location, from) && !/\p{Cc}/u.test(location));
  if (!isAddress || (location !== undefined && isElsewhere(location, from))) return `Location: ${location}`;
  if (headers.refresh !== undefined) return `Refresh: ${headers.refresh}`;
  const told = status === 202 ? toldToScripts(text) : undefined;
  if (told !== undefined && isElsewhere(told, from)) return `told to the script: ${told}`;
  if (!headers['content-type']?.includes('html')) return undefined;
  for (const [, link, refresh] of text.matchAll(FOLLOWED)) {
    const address = (link ?? refresh ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
    if (isHostile(address, from)) return `a link of the page: ${address}`;
  }
  return undefined;
}

/** The address in a redirect that React Router's own script is told to follow. */
function toldToScripts(text: string): string | undefined {
  const [line = ''] = text.split('\n');
  try {
    const parts: unknown[] = JSON.parse(line);
    const at = parts.indexOf('redirect');
    return at < 0 ? undefined : String(parts[at + 1]);
  } catch {
    return undefined;
  }
}

function isElsewhere(address: string, from: string): boolean {
  if (!URL.canParse(address, from)) return false;
  return new URL(address, from).origin !== new URL(from).origin;
}

/** Links of a page may lead to other sites, but not to the attacker's, and none may be a script. */
function isHostile(address: string, from: string): boolean {
  if (!URL.canParse(address, from)) return false;
  const { protocol, host } = new URL(address, from);
  return host.endsWith(FOREIGN_HOST) || /^(?:javascript|vbscript):$/.test(protocol);
}
