import { Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { Prose } from '../../../ui/Prose.tsx';
import { Section } from '../../object/Section.tsx';
import { type Json, resolved } from './contracts.ts';
import { limitsText, typeText } from './schema-text.ts';

interface ParameterTableProps {
  parameters: readonly Json[];
  contract: Json;
}

/** The parameters of an operation in path, query and headers. */
export function ParameterTable({ parameters, contract }: ParameterTableProps) {
  const say = useText();
  return (
    <Section title={say('api.parameters')} note={String(parameters.length)}>
      <TableContainer tabIndex={0} role="group" aria-label={say('api.parameters')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {(['name', 'place', 'type', 'meaning'] as const).map((column) => (
                <TableCell key={column}>{say(`api.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {parameters.map(({ name, in: place, required, description, schema, example }) => {
              const usual = resolved(schema, contract).default;
              return (
                <TableRow key={`${place} ${name}`} sx={{ '& > *': { verticalAlign: 'top', py: 2 } }}>
                  <TableCell component="th" scope="row">
                    <code>{String(name)}</code> {required === true && <Chip label={say('api.required')} />}
                  </TableCell>
                  <TableCell>{String(place)}</TableCell>
                  <TableCell sx={{ whiteSpace: 'normal', maxWidth: 260 }}>
                    <code>{typeText(schema, contract)}</code> {limitsText(schema, contract)}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'normal', minWidth: 220 }}>
                    <span lang="en">
                      <Prose text={String(description ?? '')} />
                    </span>{' '}
                    {usual !== undefined && say('api.default', { value: JSON.stringify(usual) })}{' '}
                    {example !== undefined && JSON.stringify(example) !== JSON.stringify(usual) && (
                      <code>{JSON.stringify(example)}</code>
                    )}
                  </TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
