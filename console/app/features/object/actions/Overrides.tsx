import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { Section } from '../Section.tsx';
import { PageActions } from './PageActions.tsx';
import { useOverrides } from './use-overrides.ts';

const COLUMNS = ['standardPage', 'standIn', 'kind', 'display', 'offered'] as const;

/** The pages that the platform shows in place of its standard ones. */
export function Overrides({ info }: { info: ObjectInfo }) {
  const say = useText();
  const { data, error, refetch } = useOverrides(info.apiName);
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const { overrides } = data;
  return (
    <Section title={say('describe.overrides')} note={say('describe.overridesLead')}>
      {overrides.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('describe.noOverrides')}
        </Typography>
      ) : (
        <TableContainer tabIndex={0} role="group" aria-label={say('describe.overrides')}>
          <Table size="small" aria-label={say('describe.overrides')}>
            <TableHead>
              <TableRow>
                {COLUMNS.map((column) => (
                  <TableCell key={column}>{say(`describe.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {overrides.map(({ actionName, content, type, formFactor }) => (
                <TableRow key={`${actionName} ${formFactor} ${content}`} hover>
                  <TableCell>{actionName}</TableCell>
                  <TableCell>
                    <code>{content ?? '–'}</code>
                  </TableCell>
                  <TableCell>{type ?? '–'}</TableCell>
                  <TableCell>{formFactor ?? say('describe.everyDisplay')}</TableCell>
                  <TableCell>
                    {content ? <PageActions page={content} formFactor={formFactor} /> : '–'}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}
