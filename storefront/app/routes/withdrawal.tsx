import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { WithdrawalConfirm } from '../features/withdrawal/WithdrawalConfirm.tsx';
import { WithdrawalForm } from '../features/withdrawal/WithdrawalForm.tsx';
import { WithdrawalReceipt } from '../features/withdrawal/WithdrawalReceipt.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { withdrawalOutcome } from '../features/withdrawal/outcome.server.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/withdrawal.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { text } = shop;
  const orderNumber = new URL(request.url).searchParams.get('orderNumber') ?? undefined;
  return { orderNumber, head: plainHead(shop, { title: text('withdrawal.title'), isIndexed: false }) };
}

/** First the declaration is checked, then, with "Widerruf bestätigen", it is received. */
export async function action({ request, context }: Route.ActionArgs) {
  return withdrawalOutcome(context.get(shopContext).platform, await request.formData());
}

export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('withdrawal.title') }]} />
      {actionData?.step === 'received' ? <WithdrawalReceipt received={actionData.received} /> : null}
      {actionData?.step === 'confirm' ? <WithdrawalConfirm withdrawal={actionData.withdrawal} /> : null}
      {!actionData || actionData.step === 'form' ? (
        <WithdrawalForm outcome={actionData} orderNumber={loaderData.orderNumber} />
      ) : null}
    </div>
  );
}
