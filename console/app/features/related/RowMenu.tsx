import { IconButton, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { useDeleteRecord } from '../record/use-delete-record.ts';

interface RowMenuProps {
  row: ConsoleRecord;
  info: ObjectInfo;
  /** Standard buttons that the platform offers for the row. */
  offered: readonly string[];
}

/** What can be done with a row without leaving the record that it belongs to. */
export function RowMenu({ row, info, offered }: RowMenuProps) {
  const say = useText();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = useDeleteRecord(row, info, pathname);
  const label = say('related.actionsOf', { name: recordName(row, info.nameFields) });
  if (!offered.includes('Edit') && !offered.includes('Delete')) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <EllipsisVertical size={16} strokeWidth={1.5} />
      </IconButton>
      <PageMenu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        {offered.includes('Edit') && (
          <MenuItem component={Link} to={paths.edit(info.apiName, row.id)}>
            {say('action.edit')}
          </MenuItem>
        )}
        {offered.includes('Delete') && (
          <MenuItem
            sx={{ color: 'error.main' }}
            onClick={() => {
              setAnchor(null);
              remove();
            }}
          >
            {say('action.delete')}
          </MenuItem>
        )}
      </PageMenu>
    </>
  );
}
