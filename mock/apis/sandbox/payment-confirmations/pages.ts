import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { page } from '#mock/apis/platform/oauth/pages/page.ts';
import { escapeHtml } from '#mock/engine/text/escape-html.ts';
import type { Row } from '#mock/store/row.ts';
import { texts } from './texts.ts';

type Context = Pick<RequestContext, 'language'>;

/** The page on which the customer confirms or refuses a payment; its form is sent to its own address. */
export function decisionPage(
  { CardLastDigits__c, ConfirmationAmount__c, CurrencyIsoCode }: Row<'PaymentToken__c'>,
  { language }: Context,
) {
  const say = texts[language];
  const digits = CardLastDigits__c;
  const asked = digits === null ? say.wallet : say.bank;
  const currency = new Intl.NumberFormat(say.locale, { style: 'currency', currency: CurrencyIsoCode });
  const amount = currency.format(Number(ConfirmationAmount__c));
  return page({
    language,
    title: asked.title,
    content: `<p>${escapeHtml(asked.stands)}</p>
<p><strong>${escapeHtml(amount)}</strong> ${escapeHtml(digits === null ? say.to : say.byCard(digits))}</p>
<form method="post"><div class="row">
<button name="decision" value="confirmed">${escapeHtml(asked.confirm)}</button>
<button class="quiet" name="decision" value="refused">${escapeHtml(asked.refuse)}</button></div></form>`,
  });
}

/** The page after the decision, for whoever comes back to it. */
export function decidedPage(result: 'confirmed' | 'refused', wayBack: string, { language }: Context) {
  const say = texts[language];
  return page({
    language,
    title: say.decided[result],
    content: `<p><a href="${escapeHtml(wayBack)}">${escapeHtml(say.back)}</a></p>`,
  });
}

/** The page for an address that leads to no payment. */
export function gonePage({ language }: Context) {
  const say = texts[language];
  return page({
    language,
    title: say.gone.title,
    content: `<p class="fault">${escapeHtml(say.gone.text)}</p>`,
  });
}
