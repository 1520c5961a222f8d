import { Box } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { Section } from '../../object/Section.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { BLOCK_TYPES } from '../contents.ts';
import { ContentLine } from './ContentLine.tsx';
import { NoContents } from './NoContents.tsx';
import { useContentList } from './use-content-list.ts';

/** The pages of the shop and the parts of its home page, each the way to its blocks. */
export function ContentListPage() {
  const say = useText();
  const { data, error, refetch } = useContentList();
  const title = say('contentPages.title');
  usePageTitle(title);
  if (error) return <ErrorPanel isPage error={error} onRetry={() => refetch()} />;
  return (
    <>
      <PageHead title={title} lead={say('contentPages.listLead')} />
      {!data && <Pending />}
      {data?.length === 0 && <NoContents />}
      <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {BLOCK_TYPES.map((type) => {
          const contents = data?.filter((content) => content.type === type) ?? [];
          return contents.length === 0 ? null : (
            <Section key={type} title={say(`contentPages.types_${type}`)}>
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {contents.map((content) => (
                  <ContentLine key={content.key} content={content} />
                ))}
              </Box>
            </Section>
          );
        })}
      </Box>
    </>
  );
}
