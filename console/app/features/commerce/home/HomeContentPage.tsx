import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { readHomeContents } from './home-contents.ts';

/** The texts of the shop's home page, each beside a preview of itself. */
export function HomeContentPage() {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: {},
      part: 'home contents',
      read: () => readHomeContents(platform),
    }),
  );
  const info = useQuery(objectInfoQuery(platform, 'ManagedContent'));
  const isReadOnly = info.data !== undefined && !info.data.updateable;
  usePageTitle(say('homeContent.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={() => refetch()} />;
  return (
    <>
      <PageHead
        title={say('homeContent.title')}
        lead={isReadOnly ? say('homeContent.readOnly') : say('homeContent.lead')}
      />
      {!data && <Pending />}
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data?.map((content) => (
          <ContentEditor
            key={`${content.id} ${content.modifiedAt}`}
            content={content}
            isReadOnly={isReadOnly}
          />
        ))}
      </Box>
    </>
  );
}
