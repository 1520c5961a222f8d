import { redirect } from 'react-router';
import { ConsentForm } from '../features/consent/ConsentForm.tsx';
import { decisionOf, purposesOf, storedConsent } from '../features/consent/consent.ts';
import { useConsent } from '../features/consent/use-consent.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { StatusMessage } from '../ui/controls/StatusMessage.tsx';
import '../features/consent/messages.de.ts';
import { useText } from '../i18n/texts.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/consent.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return {
    asked: askedIn(shop),
    head: plainHead(shop, { title: shop.text('consent.title'), isIndexed: false }),
  };
}

/** Keeps the decision, a refusal too, and goes back to where it was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  shop.kept.setItem('consent', storedConsent(decisionOf(form, askedIn(shop))));
  const from = form.get('from');
  if (from) throw redirect(safeReturn(from));
  return { isSaved: true };
}

const askedIn = ({ settings }: Shop) => purposesOf({ hasStatistics: settings.statisticsUrl !== undefined });

export default function ConsentPage({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const consent = useConsent();
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('consent.title') }]} />
      <h1>{text('consent.title')}</h1>
      {actionData?.isSaved ? (
        <StatusMessage kind="success" live>
          {text('consent.saved')}
        </StatusMessage>
      ) : null}
      <ConsentForm consent={consent} asked={loaderData.asked} />
    </div>
  );
}
