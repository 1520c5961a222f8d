import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

interface MailWish {
  readonly triggerOtherEmail?: boolean | undefined;
  readonly triggerUserEmail?: boolean | undefined;
}

/** 400 for a write that shall send mails: this store has no outgoing mail, and saying nothing would promise it. */
export function refuseMails({ triggerOtherEmail, triggerUserEmail }: MailWish): void {
  const name = triggerOtherEmail ? 'triggerOtherEmail' : triggerUserEmail ? 'triggerUserEmail' : undefined;
  if (!name) return;
  throw new PlatformFault(400, 'INVALID_INPUT', `The store sends no mail. Leave out ${name}.`);
}
