import { Box, Chip, Typography } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Section } from './Section.tsx';

/** The kinds of records an object has; its one master type is not worth a line. */
export function RecordTypes({ info }: { info: ObjectInfo }) {
  const say = useText();
  const types = Object.values(info.recordTypeInfos).filter(({ master }) => !master);
  return (
    <Section title={say('object.recordTypes')}>
      {types.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('object.noRecordTypes')}
        </Typography>
      )}
      {types.map(({ recordTypeId, name, defaultRecordTypeMapping }) => (
        <Box key={recordTypeId} sx={{ display: 'flex', alignItems: 'center', gap: 3, px: 4, minHeight: 36 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" component="code">
            {recordTypeId}
          </Typography>
          {defaultRecordTypeMapping && <Chip label={say('object.defaultRecordType')} />}
        </Box>
      ))}
    </Section>
  );
}
