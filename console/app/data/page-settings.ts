/** What the server writes into the page for this visit. */
export interface PageSettings {
  /** Nonce of the content security policy, for the style sheets that are made in the browser. */
  nonce: string | undefined;
  /** Name of the platform behind the console, shown as a badge. */
  environment: string;
  /** Whether the platform is the demo, whose logins may be shown. */
  isDemo: boolean;
  /** Whether the platform has a sandbox. */
  hasSandbox: boolean;
  /** Origin of the shop; empty where the console was told none. */
  shopUrl: string;
}

export function readPageSettings(page: Document = document): PageSettings {
  return {
    nonce: page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce,
    environment: metaContent(page, 'environment'),
    isDemo: metaContent(page, 'demo') === 'true',
    hasSandbox: metaContent(page, 'sandbox') === 'true',
    shopUrl: metaContent(page, 'shop'),
  };
}

const metaContent = (page: Document, name: string): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
