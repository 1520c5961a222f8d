import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shopCurrency } from '#client/commerce/currency.ts';
import { mediaConstants } from '#generated/cms/constants.gen.ts';
import { searchConstants } from '#generated/commerce/constants.gen.ts';
import { readBestSellers } from '../catalogue/best-sellers.server.ts';
import { AddressText } from '../components/addresses/AddressText.tsx';
import { TopBrands } from '../components/home/TopBrands.tsx';
import { formFactorSources, formFactors } from '../components/picture/sources.ts';
import { imageWidth } from '../components/picture/srcset.ts';
import { maximumSlides, swipeThreshold } from '../components/slideshow/slides.ts';
import { formatsOf } from '../i18n/formats.ts';
import { stubShop } from './stub-shop.ts';
import { countOf, rendered } from './support.tsx';

const css = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');

test('§9 banner: max 3 slides and a swipe threshold of 80 px', () => {
  expect([maximumSlides, swipeThreshold]).toEqual([3, 80]);
});

test('§9 grid 12 columns', () => {
  expect(css('components/section/layout-section.module.css')).toContain('repeat(12,');
});

test('§9 breakpoints: mobile under 48em, tablet 48 to 64em, desktop above', () => {
  const queries = css('components/section/layout-section.module.css').match(/@media [^{]+/g);
  expect(queries?.map((query) => query.trim())).toEqual([
    '@media (min-width: 48em) and (max-width: 64em)',
    '@media (min-width: 64.0625em)',
  ]);
});

test('§9 top brands: 4 tiles; best-selling block: up to 4 SKUs', async () => {
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

test('§9 image breakpoints: mobile width 640, tablet 960, desktop 1920', () => {
  const url = '/cms/delivery/media/MC1';
  const sources = formFactorSources({ mobile: { url }, tablet: { url }, desktop: { url } }, '');
  const widths = sources.map(({ srcSet }) => /width=(\d+)/.exec(srcSet)?.[1]);
  expect([...new Set(widths)]).toEqual(['640', '960', '1920']);
});

test('§9 media queries: mobile max 47.9375em, tablet max 64em, desktop min 64.0625em', () => {
  expect(formFactors.map(({ media }) => media)).toEqual([
    '(max-width: 47.9375em)',
    '(max-width: 64em)',
    '(min-width: 64.0625em)',
  ]);
});

test('§9 minimum image width 100', () => {
  expect([imageWidth(1), mediaConstants.imageMinimumWidth]).toEqual([100, 100]);
});

test('§9 currency: a single supported currency wins', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF'], defaultCurrency: 'EUR' }, 'EUR')).toBe('CHF');
});

test('§9 currency: else a locale-mapped one', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF', 'EUR'], defaultCurrency: 'CHF' }, 'EUR')).toBe('EUR');
});

test('§9 currency: else the default currency', () => {
  expect(shopCurrency({ supportedCurrencies: ['CHF', 'USD'], defaultCurrency: 'USD' }, 'EUR')).toBe('USD');
});

test('§9 debounce default 150 ms', () => {
  expect(searchConstants.suggestionDebounceMs).toBe(150);
});

test('§9 countries with last name first: CN, HU, JP, KR, MO, MY, SG, TW, VN', () => {
  const name = { firstName: 'Yuki', lastName: 'Tanaka' };
  const written = (country: string) => rendered(<AddressText address={{ ...name, country }} />);
  const countries = ['CN', 'HU', 'JP', 'KR', 'MO', 'MY', 'SG', 'TW', 'VN'];
  expect(countries.filter((country) => !written(country).includes('Tanaka Yuki'))).toEqual([]);
  expect(written('DE')).toContain('Yuki Tanaka');
});

test('§9 region label countries: JP, CN, TW, TH, VN, MY, KR', () => {
  const written = (country: string) =>
    rendered(<AddressText address={{ lastName: 'A', region: 'Region X', country }} />);
  expect(
    ['JP', 'CN', 'TW', 'TH', 'VN', 'MY', 'KR'].filter((country) => !written(country).includes('Region X')),
  ).toEqual([]);
  expect(written('DE')).not.toContain('Region X');
});

test('§1 dates dd.MM.yyyy, time HH:mm, decimal comma, grouping dot, EUR with the symbol after the number', () => {
  const { date, dateTime, money, number } = formatsOf('de');
  expect(date('2026-12-24T15:30:00Z')).toBe('24.12.2026');
  expect(date('2026-03-04T15:30:00Z')).toBe('04.03.2026');
  expect(dateTime('2026-12-24T14:30:00Z')).toBe('24.12.2026, 15:30');
  expect(dateTime('2026-03-04T06:05:00Z')).toBe('04.03.2026, 07:05');
  expect(number(1234.5)).toBe('1.234,5');
  expect(money({ amount: '1234.5', currency: 'EUR' }).replace(/\s/, ' ')).toBe('1.234,50 €');
});
