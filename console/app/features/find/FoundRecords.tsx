import { Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router-dom';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldData } from '#client/records/types.ts';
import type { SearchResultRecord } from '#client/search/types.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { displayText, recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import type { MarkedObject } from '../../ui/ObjectMark.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';
import { Highlighted } from './Highlighted.tsx';
import { factsOf } from './hit-facts.ts';

interface FoundRecordsProps {
  records: readonly SearchResultRecord[];
  object: MarkedObject;
}

/** Records of one object, each with why it was found. */
export function FoundRecords({ records, object }: FoundRecordsProps) {
  const say = useText();
  const platform = usePlatform();
  const textOf = (field: FieldData) =>
    typeof field.value === 'boolean' ? say(field.value ? 'field.yes' : 'field.no') : displayText(field);
  const { data: info } = useQuery(objectInfoQuery(platform, object.apiName));
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {records.map(({ record, highlightInfo, searchInfo }) => {
        const name = recordName(record, info?.nameFields);
        const nameField = info?.nameFields.find((field) => highlightInfo?.fields[field]);
        const pieces = nameField ? highlightInfo?.fields[nameField] : undefined;
        return (
          <Box
            component="li"
            key={record.id}
            sx={{
              display: 'flex',
              gap: 3,
              px: 4,
              py: 2,
              '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <RecordMark object={object} name={name} size={24} />
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link
                component={RouterLink}
                to={paths.record(record.apiName, record.id ?? '')}
                sx={{ fontWeight: 600 }}
              >
                {pieces ? <Highlighted pieces={pieces} /> : name}
              </Link>
              {searchInfo?.isSpellCorrected && (
                <Typography component="span" variant="caption" color="textSecondary" sx={{ ml: 2 }}>
                  {say('find.spell')}
                </Typography>
              )}
              <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                {factsOf(record, info, highlightInfo?.fields, nameField).map(
                  ({ field, label, pieces }, index) => (
                    <span key={field}>
                      {index > 0 && ' · '}
                      {label}:{' '}
                      {pieces ? <Highlighted pieces={pieces} /> : textOf(record.fields[field] as FieldData)}
                    </span>
                  ),
                )}
              </Typography>
              {highlightInfo?.snippet && (
                <Typography variant="caption" component="p" color="textSecondary">
                  {highlightInfo.snippet}
                </Typography>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
