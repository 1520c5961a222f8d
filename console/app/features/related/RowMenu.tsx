import { IconButton, MenuItem } from '@mui/material';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { useDeleteRecord } from '../record/use-delete-record.ts';
import type { ReadRowOffers } from './use-row-actions.ts';

interface RowMenuProps {
  row: ConsoleRecord;
  info: ObjectInfo;
  readOffers: ReadRowOffers;
}

/** What can be done with a row without leaving the record that it belongs to. */
export function RowMenu({ row, info, readOffers }: RowMenuProps) {
  const say = useText();
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const remove = useDeleteRecord(row, info, pathname);
  const label = say('related.actionsOf', { name: recordName(row, info.nameFields) });
  const { offered, open, isBusy } = useOffers(() => readOffers(row.id));
  if (!info.updateable && !info.deletable) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isBusy}
        onClick={({ currentTarget }) => open(() => setAnchor(currentTarget))}
        sx={{ p: 1 }}
      >
        <EllipsisVertical size={16} strokeWidth={1.5} />
      </IconButton>
      <PageMenu label={label} anchor={anchor} onClose={() => setAnchor(null)}>
        {offered.length === 0 && <MenuItem disabled>{say('related.noActions')}</MenuItem>}
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

/** Menu entries of a row, as far as the platform offers them. */
const ENTRIES = ['Edit', 'Delete'];

/** Reads what is offered for a row before its menu opens, so that the menu opens as it stays. */
function useOffers(read: () => Promise<string[]>) {
  const say = useText();
  const notify = useNotify();
  const [offered, setOffered] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const open = async (show: () => void) => {
    setBusy(true);
    try {
      setOffered((await read()).filter((name) => ENTRIES.includes(name)));
      show();
    } catch (error) {
      notify(problemText(error, say), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { offered, open, isBusy };
}
