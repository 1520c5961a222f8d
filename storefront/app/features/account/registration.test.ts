import { expect, it } from 'vitest';
import { readPerson, registrationErrors, shortestPassword } from './registration.ts';

function typed(over: Record<string, string> = {}) {
  const form = new FormData();
  const values = { firstName: ' Nora ', lastName: 'Neu', email: 'nora@offizin.example', ...over };
  for (const [name, value] of Object.entries({ password: 'lange-genug', ...values })) form.set(name, value);
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
    password: 'password',
  });
  expect(registrationErrors(typed({ email: 'nora@offizin' }))).toEqual({ email: 'email' });
  expect(registrationErrors(typed({ lastName: 'x'.repeat(81) }))).toEqual({ lastName: 'lastName' });
});

it('a password is as long as the platform asks for, and blanks belong to it', () => {
  expect(registrationErrors(typed({ password: 'x'.repeat(shortestPassword - 1) }))).toEqual({
    password: 'password',
  });
  expect(registrationErrors(typed({ password: ' '.repeat(shortestPassword) }))).toEqual({});
});
