import { expect, it } from 'vitest';
import { rendered } from '../../rule-tests/support.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { passwordErrors, passwordLengths, readChoice } from './password.ts';
import { SignInForm } from './SignInForm.tsx';

const signIn = (
  <SignInForm from="/" hasExpired={false} mayRegister={false} problem={undefined} answer={undefined} />
);
const choice = (
  <NewPasswordForm from="/" sent={undefined} typed={{ email: '', code: '' }} refused={undefined} />
);

const passwordField = (markup: string): string => /<input[^>]*name="password"[^>]*>/.exec(markup)?.[0] ?? '';

it.each([
  ['signing in', signIn, 'current-password'],
  ['choosing one', choice, 'new-password'],
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
    for (const [name, value] of Object.entries({ email: 'n@n.example', code: '123456', password }))
      form.set(name, value);
    const choice = readChoice(form);
    expect(choice.password).toBe(password);
    expect(passwordErrors(choice)).toEqual({});
  },
);

it('PF-SEC-01 a password of more than 64 characters fits', () => {
  expect(passwordLengths).toMatchObject({ minLength: 8, maxLength: 200 });
});
