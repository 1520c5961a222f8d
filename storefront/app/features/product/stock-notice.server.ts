import { requestNotice } from '#client/commerce/inquiries.ts';
import { failureText } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import { emailPattern } from '../../forms/email.ts';
import { formText } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';

/** Where the wish to be told of a product stands after the form was sent. */
export type NoticeOutcome =
  | { reference: string }
  | {
      email: string;
      isWrong: boolean;
      /** Why it was not received, in a sentence. */
      problem: string | undefined;
    };

/** Checks the form and asks to be told when the product can be had again (SF-ORDER-07). */
export async function askForNotice(shop: Shop, productId: string, form: FormData): Promise<NoticeOutcome> {
  const email = formText(form, 'email');
  if (!emailPattern.test(email)) return { email, isWrong: true, problem: undefined };
  try {
    const { reference } = await requestNotice(shop.platform, { productId, email });
    return { reference };
  } catch (error) {
    return { email, isWrong: false, problem: failureText(shop.text, callFailure(error)) };
  }
}
