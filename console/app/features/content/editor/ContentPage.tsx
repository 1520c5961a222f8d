import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { NotFoundPage } from '../../../ui/NotFoundPage.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { type Content, readContent } from '../contents.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';

/** A content of the shop, block by block in both languages. */
export function ContentPage() {
  const platform = usePlatform();
  const { contentKey = '' } = useParams();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: { contentKey },
      part: 'content',
      read: async () => (await readContent(platform, contentKey)) ?? null,
    }),
  );
  const info = useQuery(objectInfoQuery(platform, 'ManagedContent'));
  const problem = error ?? info.error;
  if (problem) return <ErrorPanel isPage error={problem} onRetry={() => refetch()} />;
  if (data === null) return <NotFoundPage />;
  if (!data || !info.data) return <Pending />;
  return <LoadedContent key={data.key} content={data} isReadOnly={!info.data.updateable} />;
}

function LoadedContent({ content, isReadOnly }: { content: Content; isReadOnly: boolean }) {
  const say = useText();
  const title = (content.sides.de ?? content.sides.en)?.name ?? content.key;
  usePageTitle(title);
  return (
    <>
      <PageHead
        title={title}
        over={say(`contentPages.type_${content.type}`)}
        lead={say(isReadOnly ? 'homeContent.readOnly' : 'contentPages.lead')}
      >
        <PreviewLinks content={content} />
      </PageHead>
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ContentEditor content={content} isReadOnly={isReadOnly} />
      </Box>
    </>
  );
}
