import { Box, Chip, Link, Paper, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { LANGUAGES } from '../../commerce/home/home-contents.ts';
import { relativeText } from '../../fields/format.ts';
import { Section } from '../../object/Section.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { BLOCK_TYPES, type Content, readContentList, shownOf } from '../contents.ts';

/** The pages of the shop and the parts of its home page, each the way to its blocks. */
export function ContentListPage() {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: {},
      part: 'content pages',
      read: () => readContentList(platform),
    }),
  );
  const title = say('contentPages.title');
  usePageTitle(title);
  if (error) return <ErrorPanel isPage error={error} onRetry={() => refetch()} />;
  return (
    <>
      <PageHead title={title} lead={say('contentPages.listLead')} />
      {!data && <Pending />}
      {data?.length === 0 && <EmptyState title={say('contentPages.none')} />}
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

function ContentLine({ content }: { content: Content }) {
  const say = useText();
  const locale = useLocale();
  const sides = LANGUAGES.flatMap((language) => content.sides[language] ?? []);
  const [latest] = sides.toSorted((a, b) => (b.modifiedAt ?? '').localeCompare(a.modifiedAt ?? ''));
  const hasDraft = sides.some(({ draft }) => draft);
  return (
    <Paper
      component="li"
      square
      elevation={0}
      sx={{
        px: 4,
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Link component={RouterLink} to={paths.content(content.key)} sx={{ fontWeight: 600 }}>
          {sides[0] && shownOf(sides[0]).name}
        </Link>
        {sides[1] && (
          <Typography variant="body2" color="textSecondary" lang="en">
            {shownOf(sides[1]).name}
          </Typography>
        )}
      </Box>
      {sides.length < LANGUAGES.length && <Chip size="small" label={say('contentPages.oneLanguage')} />}
      {hasDraft && <Chip size="small" color="warning" label={say('contentPages.hasDraft')} />}
      {sides.some(({ isPublished }) => !isPublished) && (
        <Chip size="small" variant="outlined" label={say('contentPages.notPublic')} />
      )}
      {latest?.modifiedAt && (
        <Typography variant="body2" color="textSecondary">
          {say('contentPages.lastChange', {
            when: relativeText(latest.modifiedAt, locale),
            who: latest.modifiedBy,
          })}
        </Typography>
      )}
    </Paper>
  );
}
