import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopCurrency } from '#client/commerce/currency.ts';
import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { AddressText } from '../features/addresses/AddressText.tsx';
import { readBestSellers } from '../features/home/best-sellers.server.ts';
import { TopBrands } from '../features/home/TopBrands.tsx';
import { maximumSlides, swipeThreshold } from '../features/slideshow/slides.ts';
import { formatsOf } from '../i18n/formats.ts';
import { currencyOf, languages } from '../i18n/languages.ts';
import { formFactorSources, formFactors } from '../ui/picture/sources.ts';
import { imageWidth } from '../ui/picture/srcset.ts';
import { stubShop } from './stub-shop.ts';
import { countOf, rendered } from './support.tsx';

const css = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('SF-BANNER-01 SF-BANNER-09 the limits are 3 slides and a swipe of 80 px', () => {
  expect([maximumSlides, swipeThreshold]).toEqual([3, 80]);
});

test('SF-PAGE-04 the grid of a section has 12 columns', () => {
  expect(css('features/content/sections/layout-section.module.css')).toContain('repeat(12,');
});

test('SF-PAGE-08 sections rearrange at 48em and above 64em', () => {
  const queries = css('features/content/sections/layout-section.module.css').match(/@media [^{]+/g);
  expect(queries?.map((query) => query.trim())).toEqual([
    '@media (min-width: 48em) and (max-width: 64em)',
    '@media (min-width: 64.0625em)',
  ]);
});

test('SF-BRANDS-02 SF-HOME-04 of five brands four are shown, of five units four are asked for', async () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const brands = names.map((name) => ({ name, link: '/search', imageContentId: `MC${name}` }));
  expect(countOf(rendered(<TopBrands brands={brands} />), '<li')).toBe(4);
  const { shop, requests } = stubShop({
    'GET /getCommerceProducts': () => [200, { products: [] }],
    'GET /getCommerceProductsPrice': () => [200, { currencyIsoCode: 'EUR', pricingLineItemResults: [] }],
  });
  await readBestSellers(shop, names);
  const asked = new URL(requests[0]?.url ?? '').searchParams.get('methodParams') ?? '{}';
  expect(JSON.parse(asked)).toMatchObject({ skus: ['a', 'b', 'c', 'd'] });
});

test('SF-PICTURE-02 sources ask for 640, 960 and 1920 px', () => {
  const url = '/cms/delivery/media/MC1';
  const sources = formFactorSources({ mobile: { url }, tablet: { url }, desktop: { url } }, '');
  const widths = sources.map(({ srcSet }) => /width=(\d+)/.exec(srcSet)?.[1]);
  expect([...new Set(widths)]).toEqual(['640', '960', '1920']);
});

test('SF-PICTURE-03 sources apply up to 47.9375em, up to 64em and from 64.0625em', () => {
  expect(formFactors.map(({ media }) => media)).toEqual([
    '(max-width: 47.9375em)',
    '(max-width: 64em)',
    '(min-width: 64.0625em)',
  ]);
});

test('SF-PICTURE-10 a width of 1 px becomes 100 px', () => {
  expect([imageWidth(1), mediaConstants.imageMinimumWidth]).toEqual([100, 100]);
});

test('SF-CONTEXT-03 the only supported currency is used', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF'], defaultCurrency: 'EUR' }, 'EUR')).toBe('CHF');
});

test('SF-CONTEXT-04 the currency of the locale is used where it is supported', () => {
  const store = { supportedCurrencies: ['CHF', 'EUR', 'GBP'], defaultCurrency: 'CHF' };
  expect(languages.map((language) => shopCurrency(store, currencyOf(language)))).toEqual(['EUR', 'GBP']);
});

test('SF-CONTEXT-05 the default currency is used where that of the locale is not supported', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF', 'USD'], defaultCurrency: 'USD' }, 'EUR')).toBe('USD');
});

test('SF-LIMIT-01 the delay of suggestions is 150 ms', () => {
  expect(searchConstants.suggestionDebounceMs).toBe(150);
});

test('SF-ADDRESS-03 nine countries put the last name first, Germany does not', () => {
  const name = { firstName: 'Yuki', lastName: 'Tanaka' };
  const written = (country: string) => rendered(<AddressText address={{ ...name, country }} />);
  const countries = ['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'];
  expect(countries.filter((country) => !written(country).includes('Tanaka Yuki'))).toEqual([]);
  expect(written('DE')).toContain('Yuki Tanaka');
});

test('SF-ADDRESS-04 addresses of seven countries name the region, those of Germany do not', () => {
  const written = (country: string) =>
    rendered(<AddressText address={{ lastName: 'A', region: 'Region X', country }} />);
  expect(
    ['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR'].filter((country) => !written(country).includes('Region X')),
  ).toEqual([]);
  expect(written('DE')).not.toContain('Region X');
});

test('SF-FORMAT-01 German pages write dates, times, numbers and amounts in euros the German way', () => {
  const { date, dateTime, money, number } = formatsOf('de');
  expect(date('2026-12-24T15:30:00Z')).toBe('24.12.2026');
  expect(date('2026-03-04T15:30:00Z')).toBe('04.03.2026');
  expect(dateTime('2026-12-24T14:30:00Z')).toBe('24.12.2026, 15:30');
  expect(dateTime('2026-03-04T06:05:00Z')).toBe('04.03.2026, 07:05');
  expect(number(1234.5)).toBe('1.234,5');
  expect(money({ amount: '1234.5', currency: 'EUR' }).replace(/\s/, ' ')).toBe('1.234,50 €');
});
