import { Box } from '@mui/material';
import type { PicklistValues } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';

/** The values of a picklist, folded until somebody wants them. */
export function PicklistSummary({ picklist: { values, defaultValue } }: { picklist: PicklistValues }) {
  const say = useText();
  if (values.length === 0) return null;
  return (
    <Box
      component="details"
      sx={{ mt: 1, '& summary': { cursor: 'pointer', color: 'primary.main', width: 'fit-content' } }}
    >
      <summary>{say('object.values', { count: values.length })}</summary>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, columns: { md: values.length > 6 ? 2 : 1 } }}>
        {values.map(({ label, value }) => (
          <li key={value}>
            {label}{' '}
            <Box component="code" sx={{ color: 'text.secondary' }}>
              {value}
            </Box>
            {value === defaultValue?.value && ` (${say('object.defaultValue')})`}
          </li>
        ))}
      </Box>
    </Box>
  );
}
