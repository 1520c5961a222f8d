import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getLookupMetadata } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { Facts } from '../Facts.tsx';

interface LookupFactProps {
  objectApiName: string;
  fieldApiName: string;
  label: string;
}

/** How a reference field is looked up; read when somebody opens it. */
export function LookupFact({ objectApiName, fieldApiName, label }: LookupFactProps) {
  const say = useText();
  const platform = usePlatform();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery(
    platformQuery(platform, getLookupMetadata, isOpen && { path: { objectApiName, fieldApiName } }),
  );
  return (
    <Box
      component="details"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      sx={{ px: 4, py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer' }}>
        <strong>{label}</strong> <code>{fieldApiName}</code>
      </Box>
      {error && <Typography color="error">{problemText(error, say)}</Typography>}
      {data && (
        <Facts
          facts={[
            [
              say('describe.targets'),
              data.targets.map(({ label: name, objectApiName: of }) => `${name} (${of})`).join(', '),
            ],
            [
              say('describe.shownWith'),
              data.targets
                .flatMap(({ primaryField, extraFields = [] }) => [primaryField, ...extraFields])
                .map(({ label: name }) => name)
                .join(', '),
            ],
            [say('describe.controlledBy'), data.controllingFields?.join(', ') || '–'],
            [
              say('describe.letters'),
              Object.entries(data.minimumTermLength ?? {})
                .map(([kind, least]) => `${kind} ${least}`)
                .join(', '),
            ],
          ]}
        />
      )}
    </Box>
  );
}
