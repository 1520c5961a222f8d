import { expect } from 'vitest';
import { openSession } from '#mock/model/sessions/stored-sessions.ts';
import type { Answer } from './caller.ts';
import type { Shop, Visitor } from './shop.ts';

export const REGISTRATIONS = '/buyers/registrations';
const PASSWORDS = '/services/auth/headless/forgot_password';
export const NEW_PASSWORD = 'lange-genug';

/** The code that was sent to an address last, as it is read in the mail; undefined without one. */
export async function mailedCode({ store }: Shop, address: string): Promise<string | undefined> {
  const mails = await store.find('EmailMessage', {
    where: { ToAddress: address },
    orderBy: [{ field: 'Id', ascending: false }],
  });
  return mails.map(({ TextBody }) => /CODE: (\d{6})/.exec(TextBody ?? '')?.[1]).find(Boolean);
}

/** Asks for a code for a new password, or chooses the password with it. */
export const resetPassword = (
  visitor: Visitor,
  body: { username: string; otp?: string | undefined; newpassword?: string },
): Promise<Answer> => visitor.call('POST', PASSWORDS, body);

/** Confirms a registration with the code that was mailed. */
export async function confirm(
  shop: Shop,
  visitor: Visitor,
  email: string,
  newpassword = NEW_PASSWORD,
): Promise<Answer> {
  const otp = await mailedCode(shop, email.toLowerCase());
  return resetPassword(visitor, { username: email, otp, newpassword });
}

/** Signs somebody in who has an account. */
export async function enter({ store, now }: Shop, visitor: Visitor, email: string): Promise<void> {
  const user = await store.findOne('User', { where: { Username: email.toLowerCase() } });
  const { token } = await openSession(store, { userId: user?.Id ?? '' }, now());
  visitor.cookies?.clear();
  visitor.cookies?.set('sid', token);
}

/** Opens an account for a visitor in a browser, who is signed in then; answers the id of the account. */
export async function openedAccount(
  shop: Shop,
  visitor: Visitor,
  person: { readonly email: string },
): Promise<string> {
  const { status, body } = await visitor.call('POST', REGISTRATIONS, person);
  expect(status).toBe(201);
  expect((await confirm(shop, visitor, person.email)).status).toBe(200);
  await enter(shop, visitor, person.email);
  return body.accountId;
}
