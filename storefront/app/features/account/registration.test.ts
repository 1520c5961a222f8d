import { expect, it } from 'vitest';
import { passwordErrors, passwordLengths, readChoice } from './password.ts';
import { readPerson, registrationErrors } from './registration.ts';

function typed(over: Record<string, string> = {}) {
  const form = new FormData();
  const values = { firstName: ' Nora ', lastName: 'Neu', email: 'nora@offizin.example', ...over };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readPerson(form);
}

it('a whole form has no errors, and blanks around names do not count', () => {
  expect(typed().firstName).toBe('Nora');
  expect(registrationErrors(typed())).toEqual({});
});

it('each field that lacks something is named', () => {
  expect(registrationErrors(readPerson(new FormData()))).toEqual({
    firstName: 'firstName',
    lastName: 'lastName',
    email: 'email',
  });
  expect(registrationErrors(typed({ email: 'nora@offizin' }))).toEqual({ email: 'email' });
  expect(registrationErrors(typed({ lastName: 'x'.repeat(81) }))).toEqual({ lastName: 'lastName' });
});

function chosen(over: Record<string, string> = {}) {
  const form = new FormData();
  const values = { email: 'nora@offizin.example', code: ' 123 456 ', password: 'lange-genug', ...over };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return readChoice(form);
}

it('a password is chosen with a code, whose blanks do not count', () => {
  expect(chosen().code).toBe('123456');
  expect(passwordErrors(chosen())).toEqual({});
  expect(passwordErrors(readChoice(new FormData()))).toEqual({
    email: 'email',
    code: 'code',
    password: 'password',
  });
});

it('a password is as long as the platform asks for, and blanks belong to it', () => {
  const { minLength } = passwordLengths;
  expect(passwordErrors(chosen({ password: 'x'.repeat(minLength - 1) }))).toEqual({ password: 'password' });
  expect(passwordErrors(chosen({ password: ' '.repeat(minLength) }))).toEqual({});
});
