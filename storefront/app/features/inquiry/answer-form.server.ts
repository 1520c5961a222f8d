import { redirect } from 'react-router';
import { sendInquiry } from '#client/commerce/inquiries.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { localisedPath } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { SectionView } from '../content/sections/section-view.ts';
import { type InquiryFieldError, inquiryErrors, readInquiry, type TypedInquiry } from './inquiry.ts';

/** Where a question stands after the form was sent. */
export type InquiryOutcome =
  | { isSent: true; message: string | undefined; reference: string }
  | { isSent: false; typed: TypedInquiry; errors: FieldErrors<InquiryFieldError>; isLost: boolean };

/**
 * Checks the form of a page and sends the question on; then what its content says follows. What was typed is never lost.
 *
 * @throws Response that leads to the page of the form's action
 */
export async function answerForm(
  shop: Shop,
  { title, sections }: { title: string; sections: SectionView[] },
  data: FormData,
): Promise<InquiryOutcome> {
  const typed = readInquiry(data);
  const errors = inquiryErrors(typed);
  if (Object.keys(errors).length > 0) return { isSent: false, typed, errors, isLost: false };
  const action = sections.flatMap((section) => (section.type === 'form' ? [section.action] : []))[0];
  try {
    const { reference } = await sendInquiry(shop.platform, { subject: title.slice(0, 120), ...typed });
    if (action?.kind !== 'redirect') return { isSent: true, message: action?.message, reference };
  } catch (error) {
    console.error('A question was not received.', error);
    return { isSent: false, typed, errors: {}, isLost: true };
  }
  throw redirect(localisedPath(`/info/${encodeURIComponent(action.page)}`, shop.language));
}
