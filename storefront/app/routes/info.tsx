import { pageFailure } from '../failures/failures.server.ts';
import { LanguageNote } from '../features/content/LanguageNote.tsx';
import { readPage } from '../features/content/pages.server.ts';
import { RichNodes } from '../features/content/RichNodes.tsx';
import { RichText } from '../features/content/RichText.tsx';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { UnwrittenPage } from '../features/content/UnwrittenPage.tsx';
import { InquiryForm } from '../features/inquiry/InquiryForm.tsx';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { useFormats } from '../i18n/formats.ts';
import '../features/inquiry/messages.de.ts';
import { answerForm } from '../features/inquiry/answer-form.server.ts';
import { useText } from '../i18n/texts.ts';
import { ordersFromTiles, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/info.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const page = await readPage(shop, params.contentKey).catch(pageFailure);
  return {
    page,
    canOrder: ordersFromTiles(shop),
    head: plainHead(shop, {
      title: `${page.title} | ${shop.text('shell.shopName')}`,
      isIndexed: !page.isUnwritten,
    }),
  };
}

/** Answers the form of the page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const page = await readPage(shop, params.contentKey).catch(pageFailure);
  return answerForm(shop, page, await request.formData());
}

export default function Info({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { date } = useFormats();
  const { page, canOrder } = loaderData;
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={[{ label: page.title, language: page.language }]} />
        <article className="running-text">
          <h1 lang={page.language}>{page.title}</h1>
          <LanguageNote language={page.language} />
          {page.isUnwritten ? <UnwrittenPage page={page} /> : null}
          {page.text || page.nodes.length > 0 ? (
            <div className="running-text" lang={page.language}>
              {page.text ? <RichText text={page.text} /> : null}
              <RichNodes nodes={page.nodes} />
            </div>
          ) : null}
        </article>
      </div>
      <PageSections
        sections={page.sections}
        canOrder={canOrder}
        saysLanguage={false}
        form={(form) => <InquiryForm form={form} outcome={actionData} />}
      />
      {page.published ? <p className="page">{text('page.updated', { date: date(page.published) })}</p> : null}
    </>
  );
}
