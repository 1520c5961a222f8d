import type { HttpRequest } from '../../engine/http/http-types.ts';
import type { Language } from './handler.ts';

const LANGUAGES: readonly Language[] = ['de', 'en'];

/** Language of labels: the `language` parameter, else the best of Accept-Language, else German. */
export function languageOf({ query, headers }: HttpRequest): Language {
  const asked = known(query.get('language') ?? '');
  return asked ?? preferred(headers['accept-language'] ?? '') ?? 'de';
}

function preferred(header: string): Language | undefined {
  const weighted = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';');
    const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
    return { language: known(tag), quality: quality === undefined ? 1 : Number(quality) };
  });
  weighted.sort((a, b) => b.quality - a.quality);
  return weighted.find(({ language, quality }) => language !== undefined && quality > 0)?.language;
}

function known(tag: string): Language | undefined {
  const primary = tag.trim().toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary);
}
