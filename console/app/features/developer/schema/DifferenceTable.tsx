import { Link, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import type { Difference } from './compare-schemas.ts';

/** Differences of two schemas, an object or field a row; the objects of this connection lead to their description. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const say = useText();
  return (
    <Table size="small" aria-label={say('schema.title')}>
      <TableHead>
        <TableRow>
          {(['object', 'field', 'difference', 'here', 'there'] as const).map((head) => (
            <TableCell key={head}>{say(`schema.${head}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {differences.map((one) => (
          <DifferenceRow key={keyOf(one)} difference={one} />
        ))}
      </TableBody>
    </Table>
  );
}

function DifferenceRow({ difference }: { difference: Difference }) {
  const say = useText();
  const { objectApiName, fieldApiName, kind, fact, here, there } = difference;
  const isHere = kind !== 'onlyThere' || fieldApiName !== undefined;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {isHere ? (
          <Link component={RouterLink} to={paths.reference(objectApiName)}>
            {objectApiName}
          </Link>
        ) : (
          objectApiName
        )}
      </TableCell>
      <TableCell>{fieldApiName}</TableCell>
      <TableCell>{kind === 'differs' ? <code>{fact}</code> : say(`schema.${kind}`)}</TableCell>
      <TableCell>{kind === 'differs' && valueText(here)}</TableCell>
      <TableCell>{kind === 'differs' && valueText(there)}</TableCell>
    </TableRow>
  );
}

const valueText = (value: Difference['here']) => (value === undefined ? '–' : String(value));

const keyOf = ({ objectApiName, fieldApiName = '', fact = '' }: Difference) =>
  `${objectApiName}.${fieldApiName}.${fact}`;
