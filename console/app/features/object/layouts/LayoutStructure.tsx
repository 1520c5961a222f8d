import { Box, Chip, Typography } from '@mui/material';
import type { RecordLayout } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';

/** The layout as the platform keeps it: sections, rows, items, components. */
export function LayoutStructure({ layout: { sections, saveOptions = [] } }: { layout: RecordLayout }) {
  const say = useText();
  return (
    <Box sx={{ p: 4, fontSize: 13, '& ul': { m: 0, pl: 4 }, '& code': { color: 'text.secondary' } }}>
      {sections.map(({ id, heading, columns, layoutRows }) => (
        <Box component="details" open key={id} sx={{ mb: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600 }}>
            {heading || '–'} <code>{columns} × </code>
          </Box>
          <ul>
            {layoutRows.map(({ layoutItems }, row) => (
              <li key={row}>
                {say('describe.row', { number: row + 1 })}:{' '}
                {layoutItems
                  .map(({ layoutComponents }) =>
                    layoutComponents
                      .map(({ componentType, apiName }) =>
                        componentType === 'EmptySpace'
                          ? say('describe.emptyCell')
                          : (apiName ?? componentType),
                      )
                      .join(' + '),
                  )
                  .map((text, column) => (
                    <span key={column}>
                      {column > 0 && ' | '}
                      <code>{text}</code>
                    </span>
                  ))}
              </li>
            ))}
          </ul>
        </Box>
      ))}
      {saveOptions.length > 0 && (
        <Typography variant="body2" component="div">
          {say('describe.saveOptions')}:{' '}
          {saveOptions.map(({ name, label }) => (
            <Chip key={name} label={label ?? name} />
          ))}
        </Typography>
      )}
    </Box>
  );
}
