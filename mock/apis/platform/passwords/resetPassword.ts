import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { hashing } from '#mock/model/sessions/hashing.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { sendConfirmationMail, sendResetMail } from '../../commerce/mails/code-mails.ts';
import { shopName } from '../../commerce/mails/shop-name.ts';
import { countCode } from '../../commerce/registrations/counted-codes.ts';
import { lastRegistration } from '../../commerce/registrations/pending-registrations.ts';
import { resetCode } from '../../commerce/registrations/reset-codes.ts';
import { choosePassword } from './choose-password.ts';

const WRONG = { errorCode: 'INVALID_OTP', message: 'The one-time password is wrong or no longer good.' };

/** Sends a buyer a code for a new password, or takes the password with the code (PF-PASS-01). */
export const resetPassword = prepared<'resetPassword'>(async ({ body }, outside) => {
  const name = body.username.toLowerCase();
  const { otp, newpassword } = body;
  if ((otp === undefined) !== (newpassword === undefined))
    throw new PlatformFault(400, 'MISSING_ARGUMENT', 'Send otp and newpassword together.');
  if (otp === undefined || newpassword === undefined) {
    await countCode(outside, name);
    return (context) => sendCode(context, name);
  }
  // Hashed for whatever name and code, so that the time of the answer does not tell which are right.
  const passwordHash = await hashing(outside.network, () => hashPassword(newpassword));
  return async (context) => {
    const isChosen = await choosePassword(context, { name, code: otp.trim(), passwordHash });
    // Answered rather than thrown, which would undo the count of the tries.
    return isChosen ? { status: 200, body: { status_code: 'success' } } : { status: 400, body: [WRONG] };
  };
});

/**
 * Sends a buyer a code, or whoever has registered and not confirmed it the one of the registration once more. The answer
 * is the same for every name (PF-PASS-02).
 */
async function sendCode(context: RequestContext, name: string) {
  const shop = await shopName(context.store);
  const sent = await resetCode(context, name);
  const registration = sent ? undefined : await lastRegistration(context, name);
  if (registration) await sendConfirmationMail(context, { shop, registration });
  if (sent && sent !== 'too many') await sendResetMail(context, { shop, ...sent });
  return { status: 200 as const, body: { status_code: 'otp_sent' as const } };
}
