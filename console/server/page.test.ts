import { expect, test } from 'vitest';
import { renderPage } from './page.ts';

const TEMPLATE =
  '<meta name="environment" content="%ENVIRONMENT%"><meta name="demo" content="%DEMO%"><meta name="sandbox" content="%SANDBOX%"><meta name="shop" content="%SHOP%"><script nonce="%NONCE%"></script><meta nonce="%NONCE%">';

test('fills in nonce and facts, and lets nothing break out of an attribute', () => {
  const page = renderPage(TEMPLATE, 'abc', '/o', {
    environment: '"><script>',
    isDemo: true,
    hasSandbox: false,
    shopUrl: 'https://shop.example',
  });
  expect(page).toBe(
    '<meta name="environment" content="&#34;&#62;&#60;script&#62;"><meta name="demo" content="true"><meta name="sandbox" content="false"><meta name="shop" content="https://shop.example"><script nonce="abc"></script><meta nonce="abc">',
  );
});

test('scripts of a list and of a record are fetched ahead on their pages only', () => {
  const template =
    '<link href="/frame.js"><link href="/list.js" data-only-on="list record"><link href="/record.js" data-only-on="record">';
  const facts = { environment: '', isDemo: true, hasSandbox: false };
  const scriptsOn = (path: string) => renderPage(template, '', path, facts).match(/\/\w+\.js/g);
  expect(scriptsOn('/o')).toEqual(['/frame.js']);
  expect(scriptsOn('/dashboard')).toEqual(['/frame.js']);
  expect(scriptsOn('/o/Account')).toEqual(['/frame.js', '/list.js']);
  expect(scriptsOn('/o/Account/001000000000001AAA')).toEqual(['/frame.js', '/list.js', '/record.js']);
});
