import { afterEach, expect, test, vi } from 'vitest';
import { requestToken } from './card-token.ts';

afterEach(() => vi.unstubAllGlobals());

test('SF-SITE-01 a card goes to the payment provider by the path of the shop, with the token of the site', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return address.endsWith('csrfToken')
      ? new Response('export default "t1";')
      : Response.json({ token: 'tok' });
  });
  const card = { holder: 'Erika', number: '4111111111111111', expiry: '12/30', cvv: '123' };
  const to = { tokenUrl: '/webruntime/api/services/data/v64.0/commerce/payments/token', language: 'de' };
  expect(await requestToken(card, { ...to, sitePath: '/apotheke' })).toEqual({ token: 'tok' });
  expect(asked.every((address) => address.startsWith('/apotheke/webruntime/'))).toBe(true);
  expect(asked.at(-1)).toBe(`/apotheke${to.tokenUrl}`);
});
