import {
  Checkbox,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { isNumeric } from '#client/records/data-types.ts';
import { recordName } from '../../../data/record-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { AmountCell } from './AmountCell.tsx';
import type { CellColumn } from './cells.ts';
import type { VariantTable } from './read-variants.ts';
import { cellKey } from './read-variants.ts';
import type { CellEdits } from './use-variants.ts';

interface VariantGridProps {
  table: VariantTable;
  columns: readonly CellColumn[];
  edits: CellEdits;
  label: string;
}

/** The name stays in sight where the table is wider than its place. */
const PINNED = { position: 'sticky', left: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** One row for each variant, with an input in each cell that the person may change. */
export function VariantGrid({ table, columns, edits, label }: VariantGridProps) {
  const say = useText();
  return (
    <TableContainer tabIndex={0} role="group" aria-label={label}>
      <Table
        size="small"
        aria-label={label}
        sx={{ '& td, & th': { whiteSpace: 'nowrap', px: 2 }, '& tr > th:first-of-type': PINNED }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{say('variants.variant')}</TableCell>
            {columns.map((column) => (
              <TableCell key={column.id} align={isNumeric(column.field.dataType) ? 'right' : 'left'}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.variants.map((variant) => (
            <TableRow key={variant.id}>
              <TableCell
                component="th"
                scope="row"
                sx={{ minWidth: { xs: 120, sm: 180 }, whiteSpace: 'normal !important' }}
              >
                <MuiLink component={Link} to={paths.record('Product2', variant.id)}>
                  {recordName(variant, ['Name'])}
                </MuiLink>
              </TableCell>
              {columns.map((column) => (
                <TableCell
                  key={column.id}
                  align={isNumeric(column.field.dataType) ? 'right' : 'left'}
                  data-column={column.id}
                >
                  <Cell {...{ column, edits }} variantId={variant.id} name={recordName(variant, ['Name'])} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

interface CellProps {
  variantId: string;
  /** What the variant is called. */
  name: string;
  column: CellColumn;
  edits: CellEdits;
}

function Cell({ variantId, name, column, edits }: CellProps) {
  const say = useText();
  const text = edits.textOf(variantId, column);
  const label = say('variants.cell', { column: column.label, name });
  const type = (typed: string) => edits.type({ [cellKey(variantId, column)]: typed });
  if (column.field.dataType === 'Boolean')
    return (
      <Checkbox
        size="small"
        checked={text === 'true'}
        disabled={!column.isEditable}
        onChange={(_, isOn) => type(String(isOn))}
        slotProps={{ input: { 'aria-label': label } }}
      />
    );
  if (!column.isEditable) return text || '–';
  return (
    <AmountCell
      {...{ text, label, type }}
      isNumber={isNumeric(column.field.dataType)}
      fault={edits.faultAt(variantId, column)}
      isChanged={edits.changes.some(({ key }) => key === cellKey(variantId, column))}
      onRevert={() => edits.revert(cellKey(variantId, column))}
    />
  );
}
