import { randomInt } from 'node:crypto';
import { myProfileConstants as limits } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { increment } from '#mock/store/increment.ts';
import type { Row } from '#mock/store/row.ts';
import { findRecord } from '../records/find-record.ts';

export type OneTimePassword = Row<'OneTimePassword__c'>;
type Context = Pick<RequestContext, 'store' | 'now'>;
type Kind = Pick<OneTimePassword, 'Method__c' | 'Type__c'>;

const HOUR = 60 * 60 * 1000;

/**
 * Makes a one-time password of six digits, good for `otpSeconds`, and ends those that the user has (PF-CTX-66).
 *
 * @throws PlatformFault 400 where the user has no phone number for a text message, or was sent `otpsPerHour` already
 */
export async function issueOneTimePassword(
  { store, now }: Context,
  user: Row<'User'>,
  kind: Kind,
): Promise<OneTimePassword> {
  const recipient = kind.Method__c === 'SMS' ? user.Phone : user.Email;
  if (!recipient) throw refusal('REQUIRED_FIELD_MISSING', 'The profile has no phone number.');
  const own = { UserId__c: user.Id };
  const anHourAgo = new Date(now.getTime() - HOUR).toISOString();
  const sent = await store.count('OneTimePassword__c', { ...own, CreatedDate: { gt: anHourAgo } });
  if (sent >= limits.otpsPerHour)
    throw refusal('REQUEST_LIMIT_EXCEEDED', 'Too many one-time passwords were sent. Try again later.');
  const open = await store.find('OneTimePassword__c', {
    where: { ...own, ExpiresAt__c: { gt: now.toISOString() } },
  });
  for (const { Id } of open)
    await store.update('OneTimePassword__c', Id, { ExpiresAt__c: now.toISOString() });
  return store.insert('OneTimePassword__c', {
    ...own,
    ...kind,
    Recipient__c: recipient,
    Code__c: newCode(),
    ExpiresAt__c: new Date(now.getTime() + limits.otpSeconds * 1000).toISOString(),
  });
}

/** A one-time password of the user; 404 for those of others. */
export async function requireOneTimePassword(
  { store }: Context,
  { Id }: Row<'User'>,
  identifier: string,
): Promise<OneTimePassword> {
  const found = await findRecord(store, 'OneTimePassword__c', identifier);
  if (found?.UserId__c === Id && found.Type__c !== 'Reset') return found;
  throw notFound();
}

/** The one-time password with which the user may choose a new password at the moment, if any. */
export async function openReset(
  { store, now }: Context,
  { Id }: Row<'User'>,
): Promise<OneTimePassword | undefined> {
  const where = {
    UserId__c: Id,
    Type__c: 'Reset',
    UsedAt__c: null,
    ExpiresAt__c: { gt: now.toISOString() },
  } as const;
  return store.findOne('OneTimePassword__c', { where });
}

/** Holds a code against a one-time password. Each try counts; after `otpTries` it is over, as it is after its time. */
export async function tryCode(
  { store, now }: Context,
  password: OneTimePassword,
  code: string,
): Promise<'right' | 'wrong' | 'over'> {
  if (!isGood(password, now)) return 'over';
  const left = { Tries__c: { lt: limits.otpTries } };
  const tried = await store.update('OneTimePassword__c', password.Id, { Tries__c: increment(1) }, left);
  if (!tried) return 'over';
  return tried.Code__c === code ? 'right' : 'wrong';
}

/**
 * Uses a one-time password that was verified for the one change that it is good for (PF-CTX-65).
 *
 * @throws PlatformFault 400 VERIFICATION_REQUIRED for none, and for one that is not verified, over, used or of another user
 */
export async function spendOneTimePassword(
  { store, now }: Context,
  user: Row<'User'>,
  identifier: string | undefined,
): Promise<void> {
  const found = identifier && (await findRecord(store, 'OneTimePassword__c', identifier));
  const isTheirs = found && found.UserId__c === user.Id && found.VerifiedAt__c !== null && isGood(found, now);
  const used =
    isTheirs &&
    (await store.update(
      'OneTimePassword__c',
      found.Id,
      { UsedAt__c: now.toISOString() },
      { UsedAt__c: null },
    ));
  if (!used)
    throw refusal(
      'VERIFICATION_REQUIRED',
      'Verify a one-time password before you change email or phoneNumber.',
    );
}

/** Six digits. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

function isGood({ ExpiresAt__c, UsedAt__c }: OneTimePassword, now: Date): boolean {
  return UsedAt__c === null && new Date(ExpiresAt__c) > now;
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
