import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Store } from '#mock/store/store.ts';
import { drawnMail } from './send-mail.ts';
import { shopName } from './shop-name.ts';

/** What a member of the staff has written. */
interface Written {
  readonly subject: string;
  readonly text: string;
  /** The case that is answered. */
  readonly caseId: string;
}

/** What the platform adds to a mail that answers a case: sender, moment, looks, and the order or account it is about. */
export async function answerMail(
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
  { subject, text, caseId }: Written,
) {
  const answered = await store.get('Case', caseId);
  const shop = await shopName(store);
  const pieces = text.split(/\n\s*\n/).map((paragraph) => ({ lines: paragraph.split('\n') }));
  const language = answered?.Language__c ?? (await languageOf(store, answered?.ContactId ?? null));
  return {
    ...drawnMail({ language, shop, subject, pieces }, now),
    RelatedToId: answered?.OrderId__c ?? answered?.AccountId ?? null,
  };
}

/** The language that a contact reads the shop in; German for whoever has no account. */
async function languageOf(store: Store, ContactId: string | null) {
  const user = ContactId === null ? undefined : await store.findOne('User', { where: { ContactId } });
  return user?.LanguageLocaleKey ?? 'de';
}
