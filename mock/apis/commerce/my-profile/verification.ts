import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { changeRecord } from '../records/change-record.ts';
import { issueOneTimePassword, requireOneTimePassword, tryCode } from './one-time-passwords.ts';
import { requireProfileUser } from './profile-user.ts';

/** Writes down the one-time password that a mail or a text message would carry (PF-CTX-66). */
export const startMyProfileVerification: Handler<'startMyProfileVerification'> = async (input, context) => {
  const user = await requireProfileUser(context, input);
  const { method, type } = input.body;
  const sent = await issueOneTimePassword(context, user, { Method__c: method, Type__c: type });
  const recipient = method === 'SMS' ? partOfNumber(sent.Recipient__c) : partOfAddress(sent.Recipient__c);
  return {
    status: 200,
    body: {
      identifier: sent.Id,
      recipient,
      status: 'Sent',
      message: `The one-time password was sent to ${recipient}.`,
    },
  };
};

/** Holds a code against the one-time password that was sent (PF-CTX-65, PF-CTX-66). */
export const submitMyProfileCode: Handler<'submitMyProfileCode'> = async (input, context) => {
  const { identifier, code } = input.body;
  const user = await requireProfileUser(context, input);
  const { store, now } = context;
  const password = await requireOneTimePassword(context, user, identifier);
  const outcome = await tryCode(context, password, code);
  // Answered rather than thrown, which would undo the count of the tries.
  if (outcome !== 'right') return { status: 400, body: [REFUSALS[outcome]] };
  await changeRecord(store, 'OneTimePassword__c', password.Id, { VerifiedAt__c: now.toISOString() });
  if (password.Type__c === 'Verify') await changeRecord(store, 'User', user.Id, verifiedBy(password));
  return {
    status: 200,
    body: { identifier: password.Id, status: 'Verified', message: 'The one-time password is right.' },
  };
};

const REFUSALS = {
  wrong: { errorCode: 'INVALID_OTP', message: 'The one-time password is wrong.' },
  over: {
    errorCode: 'OTP_EXPIRED',
    message: 'The one-time password is no longer good. Ask for another one.',
  },
};

interface Sent {
  readonly Method__c: 'EMAIL' | 'SMS';
  readonly Recipient__c: string;
}

/** What is known to be the buyer's once the code is back that was sent there. */
const verifiedBy = ({ Method__c, Recipient__c }: Sent) =>
  Method__c === 'SMS' ? { VerifiedPhone__c: Recipient__c } : { VerifiedEmail__c: Recipient__c };

/** `e***@example.com` */
const partOfAddress = (address: string) => address.replace(/^(.)[^@]*/, '$1***');

/** `***456` */
const partOfNumber = (number: string) => `***${number.slice(-3)}`;
