import { Box, Typography } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { momentText, relativeText } from '../fields/format.ts';
import { changeTexts, type LabelOf } from './change-texts.ts';
import { RestoreValue } from './RestoreValue.tsx';
import type { HistoryEntry } from './use-history.ts';

interface HistoryLineProps {
  entry: HistoryEntry;
  record: ConsoleRecord;
  info: ObjectInfo;
  labelOf: LabelOf;
}

/** What happened, when and by whom; a field that can be given its former value back has a button for it. */
export function HistoryLine({ entry, record, info, labelOf }: HistoryLineProps) {
  const { kind, at, who, change } = entry;
  const say = useText();
  const locale = useLocale();
  const field = change && info.fields[change.apiName];
  const texts = change && changeTexts(change, field, locale, labelOf);
  const yesOrNo = (text: string) => (text === 'true' ? say('field.yes') : say('field.no'));
  const shown = (text: string) => (field?.dataType === 'Boolean' ? yesOrNo(text) : text || '–');
  return (
    <Box
      component="li"
      sx={{
        pl: 3,
        pb: 3,
        ml: 1,
        borderLeft: 2,
        borderColor: 'divider',
        '&:last-of-type': { pb: 1 },
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2">
        {!change || !texts ? (
          say(`history.${kind as 'created' | 'modified'}`)
        ) : (
          <>
            <strong>{field?.label ?? change.apiName}</strong>{' '}
            {change.isKept
              ? say('history.changed', { before: shown(texts.before), after: shown(texts.after) })
              : say('history.changedText')}
          </>
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        <time dateTime={at} title={momentText(at, locale)}>
          {relativeText(at, locale)}
        </time>
        {who && ` · ${who}`}
      </Typography>
      {change && texts && field && (
        <RestoreValue
          change={change}
          field={field}
          record={record}
          text={shown(texts.before)}
          moment={momentText(at, locale)}
        />
      )}
    </Box>
  );
}
