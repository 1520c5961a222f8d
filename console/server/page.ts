/** Stands in the built page for the nonce of each answer. */
export const NONCE = '%NONCE%';

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

/** Fills the built page in for one answer. */
export function renderPage(template: string, nonce: string, facts: PageFacts): string {
  const { environment, isDemo, hasSandbox, shopUrl = '' } = facts;
  return template
    .replaceAll(NONCE, nonce)
    .replace('%ENVIRONMENT%', escaped(environment))
    .replace('%DEMO%', String(isDemo))
    .replace('%SANDBOX%', String(hasSandbox))
    .replace('%SHOP%', escaped(shopUrl));
}

const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
