import { expect, it } from 'vitest';
import { stubShop } from '../../rule-tests/stub-shop.ts';
import { renameBuyer } from './buyer-name.server.ts';
import { longestName } from './buyer-name.ts';

function form(values: Record<string, string>): FormData {
  const typed = new FormData();
  for (const [name, value] of Object.entries(values)) typed.set(name, value);
  return typed;
}

const profile = {
  userName: 'nora@offizin.example',
  firstName: 'Nora',
  lastName: 'Sommer',
  email: 'nora@offizin.example',
  phoneNumber: null,
  hasUserVerifiedEmail: false,
  hasUserVerifiedPhoneNumber: false,
};

it('PF-CTX-64 sends the name without blanks around it, and nothing else', async () => {
  const { shop, requests } = stubShop({ 'PATCH /myprofile': () => [200, profile] });
  expect(await renameBuyer(shop, form({ firstName: ' Nora ', lastName: 'Sommer', email: 'x@y.de' }))).toBe(
    undefined,
  );
  const sent = requests.filter(({ method }) => method === 'PATCH');
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
    { firstName: 'Nora', lastName: 'Sommer' },
  ]);
});

it('names each part that lacks or is too long, and sends nothing', async () => {
  const { shop, requests } = stubShop({});
  const typed = { firstName: ' ', lastName: 'x'.repeat(longestName.lastName + 1) };
  expect(await renameBuyer(shop, form(typed))).toMatchObject({
    typed: { firstName: '', lastName: typed.lastName },
    errors: { firstName: 'firstName', lastName: 'lastName' },
  });
  expect(requests).toEqual([]);
});

it('keeps what was typed where the platform fails', async () => {
  const refusal = [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }];
  const { shop } = stubShop({ 'PATCH /myprofile': () => [403, refusal] });
  const refused = await renameBuyer(shop, form({ firstName: 'Nora', lastName: 'Sommer' }));
  expect(refused).toMatchObject({ typed: { firstName: 'Nora', lastName: 'Sommer' }, errors: {} });
  expect(refused?.failure).toBeDefined();
});
