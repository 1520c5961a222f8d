import { readFileSync } from 'node:fs';
import type { Insert } from '../../../store/row.ts';
import { daysBefore } from '../steps.ts';
import { contentRecord, inEachLanguage } from './content-record.ts';

/** The pages of the shop by content key, in the order of the footer (DE-SITE-01). */
const pageKeys = [
  'versand-zahlung',
  'widerrufsbelehrung',
  'agb',
  'datenschutz',
  'impressum',
  'barrierefreiheit',
] as const;

/** The legal pages; the texts lie in files, so that an operator's lawyer can change them. */
export function legalPages(now: Date): Insert<'ManagedContent'>[] {
  return pageKeys.flatMap((key, place) =>
    inEachLanguage((language) => {
      const [title = '', ...text] = readFileSync(
        new URL(`../pages/${language}/${key}.txt`, import.meta.url),
        'utf8',
      ).split('\n');
      return {
        ...contentRecord(
          key,
          'offizin__page',
          title,
          { text: text.join('\n').trim() },
          daysBefore(now, 60 + place),
        ),
        UrlName: key,
      };
    }),
  );
}
