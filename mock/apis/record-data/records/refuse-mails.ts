import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

interface MailWish {
  readonly triggerOtherEmail?: boolean | undefined;
  readonly triggerUserEmail?: boolean | undefined;
}

/** 400 for a write that shall send mails: the mails of this store are about what happens to an order or an account, whoever writes it, and saying nothing would promise more. */
export function refuseMails({ triggerOtherEmail, triggerUserEmail }: MailWish): void {
  const name = triggerOtherEmail ? 'triggerOtherEmail' : triggerUserEmail ? 'triggerUserEmail' : undefined;
  if (!name) return;
  throw new PlatformFault(
    400,
    'INVALID_INPUT',
    `The store sends its mails by itself, and none on demand. Leave out ${name}.`,
  );
}
