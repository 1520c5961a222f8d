import { objectOfList, recordOfPage } from '../app/paths.ts';

/** Stands in the built page for the nonce of each answer. */
export const NONCE = '%NONCE%';

/** Attribute of a link that the built page has for pages of these kinds only, with spaces between them. */
export const ONLY_ON = 'data-only-on';

/** Pages that need scripts of their own at once. */
export type PageKind = 'list' | 'record';

const LINK = new RegExp(`\\s*<link [^>]*${ONLY_ON}="([^"]*)"[^>]*>`, 'g');

export interface PageFacts {
  /** Name of the platform behind the console, as its badge says it. */
  environment: string;
  /** Whether the demo logins may be shown. */
  isDemo: boolean;
  /** Whether the platform has a sandbox, which its pages are offered for. */
  hasSandbox: boolean;
  /** Origin of the shop, where whoever works on it looks at it; absent where none is known. */
  shopUrl?: string | undefined;
}

/** Fills the built page in for one answer, that to a path. */
export function renderPage(template: string, nonce: string, pathname: string, facts: PageFacts): string {
  const { environment, isDemo, hasSandbox, shopUrl = '' } = facts;
  const kind = kindOf(pathname) ?? '';
  return template
    .replace(LINK, (link, kinds: string) => (kinds.split(' ').includes(kind) ? link : ''))
    .replaceAll(NONCE, nonce)
    .replace('%ENVIRONMENT%', escaped(environment))
    .replace('%DEMO%', String(isDemo))
    .replace('%SANDBOX%', String(hasSandbox))
    .replace('%SHOP%', escaped(shopUrl));
}

function kindOf(pathname: string): PageKind | undefined {
  if (recordOfPage(pathname)) return 'record';
  return objectOfList(pathname) ? 'list' : undefined;
}

const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
