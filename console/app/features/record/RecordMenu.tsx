import { IconButton, ListItemIcon, MenuItem } from '@mui/material';
import {
  BookOpenText,
  Columns2,
  Copy,
  CopyPlus,
  EllipsisVertical,
  ImageUp,
  Merge,
  Tags,
  Trash2,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PlatformAction } from '#client/actions/types.ts';
import { MERGEABLE } from '#client/records/mergeable.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { offers } from '../actions/use-actions.ts';
import { useDeleteRecord } from './use-delete-record.ts';

const AvatarDialog = lazy(async () => ({
  default: (await import('../avatars/AvatarDialog.tsx')).AvatarDialog,
}));

interface RecordMenuProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  /** What the platform offers; undefined until it is known. */
  actions: readonly PlatformAction[] | undefined;
}

/** What is done with a record less often than editing it. */
export function RecordMenu({ record, info, actions }: RecordMenuProps) {
  const say = useText();
  const notify = useNotify();
  const deleteRecord = useDeleteRecord(record, info);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isPicturing, setPicturing] = useState(false);
  const close = () => setAnchor(null);
  const copyId = async () => {
    close();
    await navigator.clipboard.writeText(record.id);
    notify('action.copied', { autoHideDuration: 2000 });
  };
  return (
    <>
      <IconButton
        aria-label={say('record.moreActions')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisVertical size={18} strokeWidth={1.5} />
      </IconButton>
      <PageMenu label={say('record.moreActions')} anchor={anchor} onClose={close}>
        <MenuItem onClick={copyId}>
          <ListItemIcon>
            <Copy size={16} strokeWidth={1.5} />
          </ListItemIcon>
          {say('record.copyId')}
        </MenuItem>
        {info.createable && offers(actions, 'Clone') && (
          <MenuItem component={Link} to={paths.clone(info.apiName, record.id)}>
            <ListItemIcon>
              <CopyPlus size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say('create.clone')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.compare(info.apiName, record.id)}>
          <ListItemIcon>
            <Columns2 size={16} strokeWidth={1.5} />
          </ListItemIcon>
          {say('compare.action')}
        </MenuItem>
        {info.apiName === 'Product2' && (
          <MenuItem component={Link} to={paths.variants(record.id)}>
            <ListItemIcon>
              <Tags size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say('variants.open')}
          </MenuItem>
        )}
        {info.updateable && info.deletable && MERGEABLE.includes(info.apiName) && (
          <MenuItem component={Link} to={paths.merging(info.apiName, record.id)}>
            <ListItemIcon>
              <Merge size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say('merging.open')}
          </MenuItem>
        )}
        {info.updateable && (
          <MenuItem
            onClick={() => {
              close();
              setPicturing(true);
            }}
          >
            <ListItemIcon>
              <ImageUp size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say('avatar.title')}
          </MenuItem>
        )}
        <MenuItem component={Link} to={paths.reference(info.apiName)}>
          <ListItemIcon>
            <BookOpenText size={16} strokeWidth={1.5} />
          </ListItemIcon>
          {say('record.objectReference')}
        </MenuItem>
        {info.deletable && offers(actions, 'Delete') && (
          <MenuItem onClick={deleteRecord} sx={{ color: 'error.main' }}>
            <ListItemIcon sx={{ color: 'inherit' }}>
              <Trash2 size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say('action.delete')}
          </MenuItem>
        )}
      </PageMenu>
      {isPicturing && (
        <Suspense fallback={null}>
          <AvatarDialog
            recordId={record.id}
            name={recordName(record, info.nameFields)}
            onClose={() => setPicturing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
