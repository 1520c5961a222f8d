/** Stands in the built page for the nonce of each answer. */
export const NONCE = '%NONCE%';

export interface PageFacts {
  /** Name of the platform behind the console, as its badge says it. */
  environment: string;
  /** Whether the demo logins may be shown. */
  isDemo: boolean;
  /** Whether people sign in at the platform itself, and not by name and password here. */
  signsInByCode: boolean;
}

/** Fills the built page in for one answer. */
export function renderPage(template: string, nonce: string, facts: PageFacts): string {
  const { environment, isDemo, signsInByCode } = facts;
  return template
    .replaceAll(NONCE, nonce)
    .replace('%ENVIRONMENT%', escaped(environment))
    .replace('%DEMO%', String(isDemo))
    .replace('%SIGNS_IN_BY_CODE%', String(signsInByCode));
}

const escaped = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);
