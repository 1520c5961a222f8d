import type { Language } from '#mock/apis/dispatch/handler.ts';
import { escapeHtml } from '#mock/engine/text/escape-html.ts';
import { mailTexts } from './texts.ts';

/** A row of figures: what it is, how much, and whether it is the sum of those above. */
export interface Figure {
  readonly label: string;
  /** Smaller, below the label. */
  readonly detail?: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

/** A piece of a mail, in its order; all texts are plain. */
export type Piece =
  | { readonly text: string }
  | { readonly heading: string }
  | { readonly lines: readonly string[] }
  | { readonly link: string }
  | { readonly figures: readonly Figure[] };

/** A mail as it is read, whether its reader shows HTML or plain text. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What every mail is made of. */
export interface MailContent {
  readonly language: Language;
  /** Name of the shop. */
  readonly shop: string;
  readonly subject: string;
  readonly pieces: readonly Piece[];
}

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:24px;color:#1c2b2a';
const CELL = 'padding:8px 0;border-bottom:1px solid #d5dedd;vertical-align:top';

/** Writes a mail in both forms. Readers of mails know tables and styles on the elements themselves, and little else. */
export function composeMail({ language, shop, subject, pieces }: MailContent): Mail {
  const { footer } = mailTexts[language];
  const all = [...pieces, { text: footer(shop) }];
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:16px;background-color:#ffffff;${FONT}">
<table role="presentation" width="100%" style="max-width:600px;margin:0 auto;border-collapse:collapse;${FONT}"><tr><td>
<h1 style="font-size:24px;line-height:32px;margin:0 0 16px">${escapeHtml(subject)}</h1>
${all.map(htmlOf).join('\n')}
</td></tr></table></body></html>
`;
  return { subject, html, text: [subject, ...all.map(textOf)].join('\n\n') };
}

function htmlOf(piece: Piece): string {
  if ('heading' in piece)
    return `<h2 style="font-size:18px;line-height:24px;margin:24px 0 8px">${escapeHtml(piece.heading)}</h2>`;
  if ('lines' in piece) return `<p style="margin:0 0 16px">${piece.lines.map(escapeHtml).join('<br>')}</p>`;
  if ('link' in piece) {
    const address = escapeHtml(piece.link);
    return `<p style="margin:0 0 16px;word-break:break-all"><a href="${address}" style="color:#0b5d57">${address}</a></p>`;
  }
  if ('text' in piece) return `<p style="margin:0 0 16px">${escapeHtml(piece.text)}</p>`;
  return `<table width="100%" style="border-collapse:collapse;${FONT}">${piece.figures.map(rowOf).join('')}</table>`;
}

function rowOf({ label, detail, amount, isSum }: Figure): string {
  const weight = isSum ? ';font-weight:bold' : '';
  const small = detail ? `<br><small style="color:#4d5f5d">${escapeHtml(detail)}</small>` : '';
  return `<tr><td style="${CELL}${weight}">${escapeHtml(label)}${small}</td><td align="right" style="${CELL}${weight};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
}

function textOf(piece: Piece): string {
  if ('heading' in piece) return piece.heading.toUpperCase();
  if ('lines' in piece) return piece.lines.join('\n');
  if ('link' in piece) return piece.link;
  if ('text' in piece) return piece.text;
  return piece.figures
    .map(({ label, detail, amount }) => [label, detail, amount].filter(Boolean).join(' · '))
    .join('\n');
}
