import { Box, Button, Chip, MenuItem, TextField, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { keywordSearchInput } from '#client/search/search.ts';
import { getKeywordSearchResults, getSearchFilterMetadata } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageSteps } from '../../ui/PageSteps.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { FindFilters } from './FindFilters.tsx';
import { FoundRecords } from './FoundRecords.tsx';
import { type FindPlace, filtersOf } from './find-place.ts';
import { hitCount } from './hit-count.ts';
import { NothingFound } from './NothingFound.tsx';

interface FindOneProps {
  place: FindPlace & { objectApiName: string };
  onGo: (change: Partial<FindPlace>) => void;
  /** Leads back to the field of the search. */
  onChange: () => void;
}

/** What a term finds in one object, narrowed by filters, page by page. */
export function FindOne({ place, onGo, onChange }: FindOneProps) {
  const say = useText();
  const platform = usePlatform();
  const { term, objectApiName, sortBy } = place;
  const [tokens, setTokens] = useState<string[]>([]);
  const metadata = useQuery(platformQuery(platform, getSearchFilterMetadata, { path: { objectApiName } }));
  // A filter that names no object is one of the object that is searched.
  const offered = (metadata.data?.filters ?? []).map((filter) => ({ objectApiName, ...filter }));
  const types = new Map(offered.map(({ fieldPath, dataType }) => [fieldPath, dataType]));
  const { data, error, refetch } = useQuery({
    ...platformQuery(
      platform,
      getKeywordSearchResults,
      metadata.isSuccess &&
        keywordSearchInput(objectApiName, term, {
          filters: filtersOf(place, types),
          pageSize: 25,
          pageToken: tokens.at(-1) ?? null,
          ...(sortBy && { sortBy: [sortBy] }),
        }),
    ),
    placeholderData: keepPreviousData,
  });
  const go = (change: Partial<FindPlace>) => {
    setTokens([]);
    onGo(change);
  };
  if (metadata.error || error) return <ErrorPanel error={metadata.error ?? error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const result = data.keywordSearchResult;
  const object = {
    apiName: objectApiName,
    label: result.label ?? objectApiName,
    themeInfo: result.themeInfo,
  };
  const everywhere = { objectApiName: undefined, chosen: {}, sortBy: undefined };
  const next = result.nextPageToken;
  const isFiltered = Object.keys(place.chosen).length > 0;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        p: { xs: 3, md: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <FindFilters offered={offered} chosen={place.chosen} onChange={(chosen) => go({ chosen })} />
      <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Button startIcon={<ArrowLeft size={16} strokeWidth={1.5} />} onClick={() => go(everywhere)}>
            {say('find.all')}
          </Button>
          <Typography variant="h2" sx={{ flex: 1 }}>
            <span role="status">
              {result.labelPlural ?? objectApiName}: {say('find.hits', { count: hitCount(result) })}
            </span>
          </Typography>
          <TextField
            select
            label={say('find.sort')}
            value={sortBy ?? ''}
            onChange={({ target }) => go({ sortBy: target.value || undefined })}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            sx={{ minWidth: 180 }}
          >
            <MenuItem value="">{say('find.best')}</MenuItem>
            <MenuItem value="-LastModifiedDate">{say('find.newest')}</MenuItem>
          </TextField>
        </Box>
        {isFiltered && (
          <Box>
            <Chip
              label={say('find.clearFilters')}
              onDelete={() => go({ chosen: {} })}
              onClick={() => go({ chosen: {} })}
            />
          </Box>
        )}
        {result.records.length === 0 ? (
          <NothingFound
            title={isFiltered ? say('find.nothingFiltered') : say('find.nothing', { term })}
            lead={say('find.nothingLead')}
            onChange={onChange}
          >
            <Button variant="outlined" onClick={() => go(everywhere)}>
              {say('find.everyObject')}
            </Button>
          </NothingFound>
        ) : (
          <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
            <FoundRecords records={result.records} object={object} />
          </Box>
        )}
        {(tokens.length > 0 || next) && (
          <PageSteps
            label={say('find.pages')}
            page={tokens.length + 1}
            onPrevious={tokens.length > 0 ? () => setTokens(tokens.slice(0, -1)) : undefined}
            onNext={next ? () => setTokens([...tokens, next]) : undefined}
          />
        )}
      </Box>
    </Box>
  );
}
