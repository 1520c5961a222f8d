import { myProfileConstants as limits } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { increment } from '#mock/store/increment.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import { newCode } from '../my-profile/one-time-passwords.ts';

export type Registration = Row<'Registration__c'>;
type Context = Pick<RequestContext, 'store' | 'now'>;
type Asked = Omit<Insert<'Registration__c'>, 'Code__c' | 'ExpiresAt__c'>;

/**
 * Keeps what somebody has registered with until the code comes back; undefined where as many codes as the address may
 * get in that time are under way. Each registration has a code of its own, so that nobody takes another one's place.
 */
export async function keepRegistration(
  { store, now }: Context,
  asked: Asked,
): Promise<Registration | undefined> {
  await store.deleteWhere('Registration__c', { ExpiresAt__c: { lte: now.toISOString() } });
  if ((await store.count('Registration__c', { Email__c: asked.Email__c })) >= limits.otpsPerHour)
    return undefined;
  const ExpiresAt__c = new Date(now.getTime() + limits.otpSeconds * 1000).toISOString();
  return store.insert('Registration__c', { ...asked, Code__c: newCode(), ExpiresAt__c });
}

/** What was registered last with an address and is not confirmed yet. */
export async function lastRegistration(
  { store, now }: Context,
  address: string,
): Promise<Registration | undefined> {
  const [last] = await store.find('Registration__c', {
    where: { Email__c: address, ExpiresAt__c: { gt: now.toISOString() } },
    orderBy: [{ field: 'Id', ascending: false }],
    limit: 1,
  });
  return last;
}

/** The registration of an address that a code confirms; a wrong code counts for all of them, and ends them in the end. */
export async function confirmedRegistration(
  { store, now }: Context,
  address: string,
  code: string,
): Promise<Registration | undefined> {
  const where = { Email__c: address, ExpiresAt__c: { gt: now.toISOString() } };
  const left = { Tries__c: { lt: limits.otpTries } };
  let confirmed: Registration | undefined;
  for (const { Id } of await store.find('Registration__c', { where })) {
    const tried = await store.update('Registration__c', Id, { Tries__c: increment(1) }, left);
    if (tried?.Code__c === code) confirmed = tried;
  }
  return confirmed;
}
