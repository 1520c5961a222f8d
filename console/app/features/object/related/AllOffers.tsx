import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { actionsIn } from '#client/actions/actions.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useAllOffers } from './use-list-offers.ts';

interface AllOffersProps {
  recordId: string;
  relatedListId: string;
  /** What the list is called. */
  label: string;
}

/** Everything that is offered in a related list, also beside its layout, with the names that programs use. */
export function AllOffers({ recordId, relatedListId, label }: AllOffersProps) {
  const say = useText();
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useAllOffers(recordId, relatedListId, isOpen);
  const offered = data ? actionsIn(data) : [];
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      sx={{ px: 4, pb: 3 }}
    >
      <Box component="summary" aria-label={say('describe.allOffersOf', { list: label })}>
        {say('describe.allOffers')}
      </Box>
      {error && <Typography color="error">{problemText(error, say)}</Typography>}
      {data && offered.length === 0 && (
        <Typography color="textSecondary">{say('describe.noOffers')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {offered.map(({ apiName, externalId, label: name }) => (
          <li key={externalId}>
            {name} <code>{apiName}</code>
          </li>
        ))}
      </Box>
    </Box>
  );
}
