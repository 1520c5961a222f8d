import { Box, Button, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getSearchResults } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { Section } from '../object/Section.tsx';
import { FoundRecords } from './FoundRecords.tsx';
import type { FindPlace } from './find-place.ts';
import { hitCount } from './hit-count.ts';
import { NothingFound } from './NothingFound.tsx';

interface FindAllProps {
  term: string;
  onGo: (change: Partial<FindPlace>) => void;
  /** Leads back to the field of the search. */
  onChange: () => void;
}

/** The first records of every object in which the term was found, the best object first. */
export function FindAll({ term, onGo, onChange }: FindAllProps) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    platformQuery(platform, getSearchResults, { query: { q: term }, body: {} }),
  );
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const groups = data.keywordSearchResults.filter(({ records }) => records.length > 0);
  if (groups.length === 0)
    return (
      <NothingFound
        title={say('find.nothing', { term })}
        lead={say('find.nothingLead')}
        onChange={onChange}
      />
    );
  const isCorrected = data.query.toLowerCase() !== term.toLowerCase();
  return (
    <Box sx={{ display: 'grid', gap: 4, p: { xs: 3, md: 6 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="nav" aria-label={say('find.groups')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {groups.map(({ objectApiName, labelPlural, ...hits }) => (
          <Chip
            key={objectApiName}
            component="button"
            clickable
            label={`${labelPlural ?? objectApiName} (${hitCount(hits)})`}
            onClick={() => onGo({ objectApiName })}
          />
        ))}
      </Box>
      {isCorrected && (
        <Typography role="status" color="textSecondary">
          {say('find.corrected', { query: data.query })}
        </Typography>
      )}
      {groups.map((group) => {
        const { objectApiName, label, labelPlural, themeInfo, records } = group;
        const count = hitCount(group);
        const object = { apiName: objectApiName, label: label ?? objectApiName, themeInfo };
        const title = labelPlural ?? objectApiName;
        return (
          <Section
            key={objectApiName}
            title={title}
            note={say('find.hits', { count })}
            tools={<ObjectMark object={object} />}
          >
            <FoundRecords records={records} object={object} />
            {count > records.length && (
              <Box sx={{ px: 4, py: 2, borderTop: 1, borderColor: 'divider' }}>
                <Button onClick={() => onGo({ objectApiName })}>
                  {say('find.more', { count, object: title })}
                </Button>
              </Box>
            )}
          </Section>
        );
      })}
    </Box>
  );
}
