import { IconButton, MenuItem, Tooltip } from '@mui/material';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';

/** What a person can open over a list. */
export type ListDialog = 'create' | 'clone' | 'edit' | 'delete' | 'export';

interface ListActionsProps {
  info: ObjectInfo;
  listInfo: ListInfo;
  onOpen: (dialog: ListDialog) => void;
}

/** Everything that can be done with a list view as a whole; what the person may not do is not offered. */
export function ListActions({ info, listInfo, onOpen }: ListActionsProps) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { createable, cloneable, updateable, deletable } = listInfo;
  const dialogs: [ListDialog, TextKey, boolean | undefined][] = [
    ['edit', 'listView.edit', updateable],
    ['create', 'listView.create', createable],
    ['clone', 'listView.clone', cloneable],
    ['delete', 'listView.delete', deletable],
    ['export', 'listView.export', true],
  ];
  const open = (dialog: ListDialog) => {
    setAnchor(null);
    onOpen(dialog);
  };
  return (
    <>
      <Tooltip title={say('listView.more')}>
        <IconButton
          aria-label={say('listView.more')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Ellipsis size={18} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <PageMenu label={say('listView.more')} anchor={anchor} onClose={() => setAnchor(null)}>
        {dialogs
          .filter(([, , isOffered]) => isOffered)
          .map(([dialog, label]) => (
            <MenuItem key={dialog} onClick={() => open(dialog)}>
              {say(label)}
            </MenuItem>
          ))}
        {(info.createable || info.updateable) && (
          <MenuItem component={Link} to={paths.import(info.apiName)}>
            {say('importing.open')}
          </MenuItem>
        )}
        {info.deletable && (
          <MenuItem component={Link} to={paths.deleted(info.apiName)}>
            {say('deleted.title')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.reference(info.apiName)}>
          {say('object.tabReference')}
        </MenuItem>
      </PageMenu>
    </>
  );
}
