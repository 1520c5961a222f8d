import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { type Content, nameOf, readContent, readHome } from '../contents.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';

/** A content of the shop, block by block in both languages; without a key in its address, the home page. */
export function ContentPage() {
  const say = useText();
  const platform = usePlatform();
  const { contentKey } = useParams();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: contentKey === undefined ? {} : { contentKey },
      part: 'content',
      read: async () =>
        (await (contentKey === undefined ? readHome(platform) : readContent(platform, contentKey))) ?? null,
    }),
  );
  const info = useQuery(objectInfoQuery(platform, 'ManagedContent'));
  const problem = error ?? info.error;
  if (problem) return <ErrorPanel isPage error={problem} onRetry={() => refetch()} />;
  if (data === null && contentKey !== undefined) return <NotFoundPage />;
  if (data === null)
    return <EmptyState isPage title={say('contentPages.noHome')} lead={say('contentPages.noHomeLead')} />;
  if (!data || !info.data) return <Pending />;
  return <LoadedContent key={data.key} content={data} isReadOnly={!info.data.updateable} />;
}

function LoadedContent({ content, isReadOnly }: { content: Content; isReadOnly: boolean }) {
  const say = useText();
  const title = nameOf(content);
  const isOfHome = content.type === 'offizin__banner' || content.type === 'offizin__guestBlock';
  usePageTitle(title);
  return (
    <>
      <PageHead
        title={title}
        over={say(`contentPages.type_${content.type}`)}
        lead={say(isReadOnly ? 'contentPages.readOnly' : 'contentPages.lead')}
      >
        {isOfHome && (
          <Button component={Link} to={paths.homeContent()}>
            {say('page.homeContent')}
          </Button>
        )}
        <PreviewLinks content={content} />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ContentEditor content={content} isReadOnly={isReadOnly} />
      </Box>
    </>
  );
}
