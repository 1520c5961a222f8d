import { inertPolicy } from '#http/security/content-security-policy.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { shopLogo } from '#mock/art/shop/mark.ts';
import { escapeHtml } from '#mock/engine/text/escape-html.ts';
import { style, styleHash } from './style.ts';

interface PageOptions {
  readonly language: Language;
  readonly title: string;
  /** What is below the heading, as HTML. */
  readonly content: string;
  /** Where a form of the page may lead in the end, beside the platform itself. */
  readonly leadsTo?: string;
}

let logo: string | undefined;

/** A page with the headers that it needs: nothing runs in it, nothing frames it, and no form leads elsewhere. */
export function page({ language, title, content, leadsTo }: PageOptions) {
  logo ??= shopLogo();
  return {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': language,
      'content-security-policy': inertPolicy({
        'style-src': [styleHash],
        'form-action': ["'self'", ...(leadsTo === undefined ? [] : [sourceOf(leadsTo)])],
      }),
      // Without it a browser would send its forms as if from another site.
      'referrer-policy': 'same-origin',
    },
    body: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} – Offizin</title><style>${style}</style></head>
<body><header>${logo}</header><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`,
  };
}

/** An address as a policy names it: by its origin, or by its scheme where programs on a device answer it. */
function sourceOf(address: string): string {
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : protocol;
}
