import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { objectInfoQuery } from '../../../data/queries/metadata-queries.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ContentEditor } from './ContentEditor.tsx';
import { LANGUAGES, readHomeContents } from './home-contents.ts';
import { MissingTranslation } from './MissingTranslation.tsx';

const NAMES = { de: 'homeContent.german', en: 'homeContent.english' } as const;

/** The texts of the shop's home page in one of its languages, each beside a preview of itself. */
export function HomeContentPage() {
  const say = useText();
  const { shopUrl } = usePageSettings();
  const platform = usePlatform();
  const [search, setSearch] = useSearchParams();
  const language = LANGUAGES.find((one) => one === search.get('language')) ?? LANGUAGES[0];
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: {},
      part: `home contents ${language}`,
      read: () => readHomeContents(platform, language),
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
      >
        <Button component={Link} to={paths.contents()}>
          {say('contentPages.title')}
        </Button>
        {shopUrl && (
          <Button component="a" href={previewAddress(shopUrl, language)} target="_blank" rel="noreferrer">
            {say('homeContent.seeInShop')}
          </Button>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          aria-label={say('homeContent.language')}
          onChange={(_, chosen: string | null) =>
            chosen && setSearch({ language: chosen }, { replace: true })
          }
        >
          {LANGUAGES.map((one) => (
            <ToggleButton key={one} value={one}>
              {say(NAMES[one])}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHead>
      {!data && <Pending />}
      <Box sx={{ display: 'grid', gap: 5, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {data?.map((content) =>
          content.language === language ? (
            <ContentEditor
              key={`${content.id} ${content.modifiedAt}`}
              content={content}
              isReadOnly={isReadOnly}
            />
          ) : (
            <MissingTranslation
              key={content.id}
              content={content}
              language={language}
              isReadOnly={isReadOnly}
            />
          ),
        )}
      </Box>
    </>
  );
}

/** The home page as a preview; whoever has not signed in to the shop does so first, as who they are here. */
const previewAddress = (shopUrl: string, language: 'de' | 'en'): string =>
  language === 'de' ? `${shopUrl}/login?from=%2F` : `${shopUrl}/en/login?from=%2Fen`;
