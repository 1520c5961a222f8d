import { Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorPanel, problemText } from '../../../ui/ErrorPanel.tsx';
import { momentText } from '../../fields/format.ts';
import { Section } from '../../object/Section.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import type { Content } from '../contents.ts';
import { LANGUAGE_NAMES } from '../languages.ts';
import { restoreVersion } from '../save-content.ts';
import { Differences } from './Differences.tsx';
import { readVersions, type Version } from './versions.ts';
import { wordDifferences } from './word-differences.ts';

interface VersionListProps {
  content: Content;
  /** Whether a version may be published again: not by a role that reads only, nor over edits that are not saved. */
  isRestorable: boolean;
}

/** How a content was published, by whom and when; each version beside what is public now. */
export function VersionList({ content, isRestorable }: VersionListProps) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    derivedQuery(platform, getListRecordsByName, {
      input: { contentKey: content.key, sides: Object.values(content.sides).map(({ id }) => id) },
      part: 'content versions',
      read: () => readVersions(platform, content),
    }),
  );
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  return (
    <Section title={say('contentPages.versions')}>
      {data?.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('contentPages.noVersions')}
        </Typography>
      )}
      <Box component="ul" aria-label={say('contentPages.versions')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.map((version) => (
          <VersionLine key={version.id} {...{ version, content, isRestorable }} />
        ))}
      </Box>
    </Section>
  );
}

function VersionLine({ version, content, isRestorable }: VersionListProps & { version: Version }) {
  const say = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const side = content.sides[version.language];
  const differences = side ? wordDifferences(content.type, version.language, version, side) : [];
  const name = say('contentPages.version', {
    number: version.number,
    language: say(LANGUAGE_NAMES[version.language]),
  });
  const isPublic =
    side?.isPublished === true &&
    JSON.stringify(side.body) === JSON.stringify(version.body) &&
    side.name === version.name;
  return (
    <Box component="li" sx={{ px: 4, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography component="span" sx={{ fontWeight: 600, mr: 2 }}>
            {name}
          </Typography>
          <Typography component="span" variant="body2" color="textSecondary">
            {say('contentPages.publishedBy', {
              when: version.publishedAt ? momentText(version.publishedAt, locale) : '–',
              who: version.publishedBy || '–',
            })}
          </Typography>
        </Box>
        {isPublic && (
          <Chip size="small" color="success" variant="outlined" label={say('contentPages.isPublic')} />
        )}
        {!isPublic && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`${say('contentPages.compare')}: ${name}`}
            onClick={() => setOpen(!isOpen)}
          >
            {say('contentPages.compare')}
          </Button>
        )}
        {!isPublic && isRestorable && <RestoreButton {...{ version, content, name }} />}
      </Box>
      {isOpen && (
        <Box sx={{ mt: 3 }} lang={version.language}>
          <Differences differences={differences} />
        </Box>
      )}
    </Box>
  );
}

function RestoreButton({ version, content, name }: { version: Version; content: Content; name: string }) {
  const say = useText();
  const notify = useNotify();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const [isAsking, setAsking] = useState(false);
  const side = content.sides[version.language];
  const restore = () =>
    side &&
    restoreVersion(platform, side, { name: version.name, body: version.body }).then(
      () => note(say('contentPages.restored', { version: name })),
      (error) => notify(problemText(error, say), { type: 'error' }),
    );
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-label={`${say('contentPages.restore')}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {say('contentPages.restore')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          confirmation={{
            title: say('contentPages.restoreTitle'),
            lead: say('contentPages.restoreLead', { version: name }),
            act: () => void restore(),
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
