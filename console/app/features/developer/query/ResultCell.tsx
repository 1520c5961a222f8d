import { Link, TableCell } from '@mui/material';
import { Pencil } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import type { FieldInfo } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import type { QueryCell } from './result-table.ts';

interface ResultCellProps {
  cell: QueryCell | undefined;
  place: { row: number; column: number };
  /** Field that can be edited here. */
  field: FieldInfo | undefined;
}

/** A value of a result, as the platform wrote it; an id leads to its record, and a pencil edits what can be changed. */
export function ResultCell({ cell, place, field }: ResultCellProps) {
  const say = useText();
  const { value = null, record } = cell ?? {};
  const text = value === null ? '' : String(value);
  return (
    <TableCell
      data-row={place.row}
      data-column={place.column}
      tabIndex={-1}
      aria-readonly={field ? undefined : true}
      align={typeof value === 'number' ? 'right' : 'left'}
      sx={look}
      title={text}
    >
      {record ? (
        <Link component={RouterLink} to={paths.record(record.objectApiName, record.id)}>
          {text}
        </Link>
      ) : (
        text
      )}
      {field && (
        <button
          type="button"
          className="edit"
          data-act="edit"
          tabIndex={-1}
          aria-label={say('inline.edit', { field: field.label })}
        >
          <Pencil size={13} aria-hidden />
        </button>
      )}
    </TableCell>
  );
}

const look = {
  position: 'relative',
  minWidth: 64,
  maxWidth: 320,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The pencil does not cover a number.
  '&[class*=alignRight] > .edit': { right: 'auto', left: '4px' },
};
