import { readShopperAgentContext } from '#client/commerce/assistant.ts';
import { notFound, pageFailure } from '../failures/failures.server.ts';
import { AssistantPage } from '../features/assistant/AssistantPage.tsx';
import { answerTo } from '../features/assistant/answer.server.ts';
import { readAssistant } from '../features/assistant/assistant.server.ts';
import { LONGEST_QUESTION } from '../features/assistant/exchange.ts';
import '../features/assistant/messages.de.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { useText } from '../i18n/texts.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/assistant.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

/** The assistant learns whom the visitor acts for, and nothing else of the person (SF-CONTEXT-07). */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireOwnAssistant(shop);
  const { isAgentEnabled, effectiveAccountName } = await readShopperAgentContext(shop.platform).catch(
    pageFailure,
  );
  if (!isAgentEnabled) notFound();
  const head = plainHead(shop, { title: shop.text('assistant.title'), isIndexed: false });
  return { head, account: effectiveAccountName ?? undefined };
}

/** Answers a question; nothing of it is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  await requireOwnAssistant(shop);
  const question = formText(await request.formData(), 'question').slice(0, LONGEST_QUESTION);
  if (!question) return { latest: undefined, isMissing: true };
  return { latest: { question, ...(await answerTo(shop, question).catch(pageFailure)) }, isMissing: false };
}

/** 404 where the store has none, or one elsewhere. */
async function requireOwnAssistant(shop: Shop): Promise<void> {
  const entry = await readAssistant(shop).catch(pageFailure);
  if (entry !== 'own') notFound();
}

export default function Assistant({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('assistant.title') }]} />
      <AssistantPage
        account={loaderData.account}
        latest={actionData?.latest}
        isMissing={actionData?.isMissing ?? false}
      />
    </div>
  );
}
