import { expect, test } from 'vitest';
import { renderPage } from './page.ts';

const TEMPLATE =
  '<meta name="environment" content="%ENVIRONMENT%"><meta name="demo" content="%DEMO%"><meta name="sandbox" content="%SANDBOX%"><meta name="shop" content="%SHOP%"><script nonce="%NONCE%"></script><meta nonce="%NONCE%">';

test('fills in nonce and facts, and lets nothing break out of an attribute', () => {
  const page = renderPage(TEMPLATE, 'abc', {
    environment: '"><script>',
    isDemo: true,
    hasSandbox: false,
    shopUrl: 'https://shop.example',
  });
  expect(page).toBe(
    '<meta name="environment" content="&#34;&#62;&#60;script&#62;"><meta name="demo" content="true"><meta name="sandbox" content="false"><meta name="shop" content="https://shop.example"><script nonce="abc"></script><meta nonce="abc">',
  );
});
