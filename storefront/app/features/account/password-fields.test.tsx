import { expect, it } from 'vitest';
import { createBuyerRegistrationLimits as limits } from '#generated/commerce/constants.gen.ts';
import { rendered } from '../../rule-tests/support.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { readPerson, registrationErrors } from './registration.ts';
import { SignInForm } from './SignInForm.tsx';

const signIn = (
  <SignInForm from="/" hasExpired={false} mayRegister={false} problem={undefined} answer={undefined} />
);
const registration = (
  <RegistrationForm
    from="/"
    typed={{ firstName: '', lastName: '', email: '' }}
    orderNumber={undefined}
    refused={undefined}
  />
);

const passwordField = (markup: string): string => /<input[^>]*name="password"[^>]*>/.exec(markup)?.[0] ?? '';

it.each([
  ['signing in', signIn, 'current-password'],
  ['registering', registration, 'new-password'],
])('PF-SEC-01 the field for %s hides the password and takes it from a password manager', (_, form, kind) => {
  const field = passwordField(rendered(form));
  expect(field).toContain('type="password"');
  expect(field).toContain(`autoComplete="${kind}"`);
  expect(field).not.toMatch(/readonly|onpaste|pattern=/i);
});

it.each(['ohne Ziffern und Zeichen', '12345678', '🗝️🗝️🗝️🗝️', 'ä'.repeat(64), ' mit Rand '])(
  'PF-SEC-01 a password may be %s, and is taken as it was typed',
  (password) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({
      firstName: 'N',
      lastName: 'N',
      email: 'n@n.example',
      password,
    }))
      form.set(name, value);
    const person = readPerson(form);
    expect(person.password).toBe(password);
    expect(registrationErrors(person)).toEqual({});
  },
);

it('PF-SEC-01 a password of more than 64 characters fits', () => {
  expect([limits.password.minLength, limits.password.maxLength]).toEqual([8, 200]);
});
