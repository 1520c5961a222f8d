import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
  Typography,
} from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { isNumeric } from '#client/records/data-types.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { type Column, cellOf } from '../fields/column.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { RowMenu } from './RowMenu.tsx';
import type { Arrangement } from './use-arrangement.ts';
import type { ReadRowOffers } from './use-row-actions.ts';

interface RelatedTableProps {
  caption: string;
  columns: Column[];
  rows: ConsoleRecord[];
  info: ObjectInfo;
  isStale: boolean;
  arrangement: Arrangement;
  readOffers: ReadRowOffers;
}

/** The rows of a related list, in the order that a click on a column chooses. */
export function RelatedTable(props: RelatedTableProps) {
  const { caption, columns, rows, info, isStale, arrangement, readOffers } = props;
  const say = useText();
  const { order, isWrapped, sortBy } = arrangement;
  if (rows.length === 0) return <NoRows />;
  const wrapping = isWrapped
    ? { whiteSpace: 'normal', py: 1 }
    : { overflow: 'hidden', textOverflow: 'ellipsis' };
  return (
    <TableContainer tabIndex={0} role="group" aria-label={caption} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ path, label, dataType, sortable }) => {
              const isOrder = order?.fieldApiName === path;
              const direction = isOrder && !order?.isAscending ? 'desc' : 'asc';
              return (
                <TableCell
                  key={path}
                  align={isNumeric(dataType) ? 'right' : 'left'}
                  sortDirection={isOrder ? direction : false}
                >
                  {sortable ? (
                    <TableSortLabel active={isOrder} direction={direction} onClick={() => sortBy(path)}>
                      {label}
                    </TableSortLabel>
                  ) : (
                    label
                  )}
                </TableCell>
              );
            })}
            <TableCell sx={{ width: 44 }}>
              <Box component="span" sx={visuallyHidden}>
                {say('related.rowActions')}
              </Box>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={{ '&:last-child td': { borderBottom: 0 } }}>
              {columns.map((column) => (
                <TableCell
                  key={column.path}
                  align={isNumeric(column.dataType) ? 'right' : 'left'}
                  sx={{ maxWidth: 260, ...wrapping }}
                >
                  <FieldValue {...cellOf(row, column)} dataType={column.dataType} />
                </TableCell>
              ))}
              <TableCell padding="none">
                <RowMenu row={row} info={info} readOffers={readOffers} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Stands where a related list has no rows. */
export function NoRows() {
  const say = useText();
  return (
    <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
      {say('record.relatedEmpty')}
    </Typography>
  );
}
