import type { Language, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { currencyFormat, STORE_CURRENCY, USUAL_LOCALES } from '#mock/apis/record-data/display/formats.ts';
import type { Row } from '#mock/store/row.ts';
import { type Cents, formatMoney } from '../money/cents.ts';
import type { Piece } from './mail.ts';
import { addressOf, languageOf, recipientOf, shopOf } from './order-facts.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** A change of an order as its buyer is told of it; amounts in cents. */
interface ToldChange {
  readonly kind: 'Cancel' | 'Return';
  readonly isAll: boolean;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  readonly off: Cents;
  readonly total: Cents;
}

type Say = (typeof mailTexts)['de']['change'];
interface Told {
  readonly subject: string;
  readonly pieces: readonly Piece[];
}

/** Tells the buyer, in the buyer's language, what of an order was cancelled or taken back. */
export function sendChangeMail(
  context: RequestContext,
  order: Row<'Order'>,
  change: ToldChange,
): Promise<void> {
  return tell(context, order, (say, number, money) => ({
    subject: change.kind === 'Cancel' ? say.cancelSubject(number) : say.returnSubject(number),
    pieces: [
      { text: sentence(say, change, number) },
      { heading: change.kind === 'Cancel' ? say.cancelled : say.returned },
      { lines: change.lines.map(({ name, quantity }) => `${quantity} × ${name}`) },
      {
        figures: [
          { label: say.off, amount: money(-change.off) },
          { label: say.total, amount: money(change.total), isSum: true },
        ],
      },
    ],
  }));
}

function sentence(say: Say, { kind, isAll }: ToldChange, number: string): string {
  if (kind === 'Return') return say.tookBack(number);
  return isAll ? say.cancelledAll(number) : say.cancelledSome(number);
}

/** Tells the buyer what goes back to the card. */
export function sendRefundMail(
  context: RequestContext,
  order: Row<'Order'>,
  { released, refunded }: { readonly released: Cents; readonly refunded: Cents },
): Promise<void> {
  return tell(context, order, (say, number, money) => ({
    subject: say.refundSubject(number),
    pieces: [
      ...(released > 0n ? [{ text: say.released(money(released)) }] : []),
      ...(refunded > 0n ? [{ text: say.refunded(money(refunded)) }] : []),
    ],
  }));
}

/** Tells the buyer where the order now goes. */
export function sendAddressMail(
  context: RequestContext,
  order: Row<'Order'>,
  lines: readonly string[],
): Promise<void> {
  return tell(context, order, (say, number) => ({
    subject: say.addressSubject(number),
    pieces: [{ text: say.newAddress(number) }, { lines }, { text: say.notYou }],
  }));
}

async function tell(
  context: RequestContext,
  order: Row<'Order'>,
  write: (say: Say, number: string, money: (cents: Cents) => string) => Told,
): Promise<void> {
  const to = await addressOf(context, order);
  if (!to) return;
  const language = await languageOf(context, order);
  const { greeting, change } = mailTexts[language];
  const number = order.OrderReferenceNumber ?? order.OrderNumber;
  const { subject, pieces } = write(change, number, amounts(language, order));
  const content = {
    language,
    shop: await shopOf(context, order),
    subject,
    pieces: [{ text: greeting(order.BillingName ?? recipientOf(order)) }, ...pieces],
  };
  await sendMail(context, { to, RelatedToId: order.Id, content });
}

function amounts(language: Language, { CurrencyIsoCode }: Row<'Order'>) {
  const format = currencyFormat(USUAL_LOCALES[language], CurrencyIsoCode ?? STORE_CURRENCY);
  return (cents: Cents) => format.format(Number(formatMoney(cents)));
}
