import { createElement, Suspense } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { laterPart } from './later-texts.ts';

const drawn = (Part: React.ComponentType) =>
  renderToStaticMarkup(createElement(Suspense, { fallback: 'wartet' }, createElement(Part)));

test('a part of a page is drawn at once when it was asked for before, and waited for otherwise', async () => {
  const Part = laterPart(async () => () => 'da');
  expect(drawn(Part)).toContain('wartet');
  const Asked = laterPart(async () => () => 'da');
  Asked.ask();
  await vi.waitFor(() => expect(drawn(Asked)).toBe('da'));
});
