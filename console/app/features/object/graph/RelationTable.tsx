import { Link, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { ObjectDirectory } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { Section } from '../Section.tsx';
import type { Relation } from './relations.ts';

interface RelationTableProps {
  relations: readonly Relation[];
  directory: ObjectDirectory;
}

/** The drawing for those who read rather than look. */
export function RelationTable({ relations, directory }: RelationTableProps) {
  const say = useText();
  const object = (apiName: string) => (
    <Link component={RouterLink} to={paths.graph(apiName)}>
      {directory[apiName]?.label ?? apiName}
    </Link>
  );
  return (
    <Section title={say('graph.table')} note={say('graph.count', { count: relations.length })}>
      <TableContainer tabIndex={0} role="group" aria-label={say('graph.table')} sx={{ maxHeight: 420 }}>
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              {(['from', 'fields', 'to'] as const).map((column) => (
                <TableCell key={column}>{say(`graph.${column}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {relations.map(({ from, to, fields }) => (
              <TableRow key={`${from}>${to}`} hover>
                <TableCell>{object(from)}</TableCell>
                <TableCell>
                  <code>{fields.join(', ')}</code>
                </TableCell>
                <TableCell>{object(to)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  );
}
