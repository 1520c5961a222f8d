import { IconButton, ListItemIcon, MenuItem, type MenuItemProps } from '@mui/material';
import {
  BookOpenText,
  Columns2,
  Copy,
  CopyPlus,
  EllipsisVertical,
  ImageUp,
  type LucideIcon,
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
  const openPicture = () => {
    close();
    setPicturing(true);
  };
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
        <Entry icon={Copy} onClick={copyId}>
          {say('record.copyId')}
        </Entry>
        {info.createable && offers(actions, 'Clone') && (
          <Entry icon={CopyPlus} to={paths.clone(info.apiName, record.id)}>
            {say('create.clone')}
          </Entry>
        )}
        <Entry icon={Columns2} to={paths.compare(info.apiName, record.id)}>
          {say('compare.action')}
        </Entry>
        {info.apiName === 'Product2' && (
          <Entry icon={Tags} to={paths.variants(record.id)}>
            {say('variants.open')}
          </Entry>
        )}
        {info.updateable && info.deletable && MERGEABLE.includes(info.apiName) && (
          <Entry icon={Merge} to={paths.merging(info.apiName, record.id)}>
            {say('merging.open')}
          </Entry>
        )}
        {info.updateable && (
          <Entry icon={ImageUp} onClick={openPicture}>
            {say('avatar.title')}
          </Entry>
        )}
        <Entry icon={BookOpenText} to={paths.reference(info.apiName)}>
          {say('record.objectReference')}
        </Entry>
        {info.deletable && offers(actions, 'Delete') && (
          <Entry icon={Trash2} onClick={deleteRecord} sx={{ color: 'error.main' }}>
            {say('action.delete')}
          </Entry>
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

interface EntryProps extends MenuItemProps {
  icon: LucideIcon;
  /** Where it leads; absent for an entry that does something. */
  to?: string;
}

/** An entry of the menu with its icon; the menu itself tells it where the focus begins. */
function Entry({ icon: Icon, to, children, ...item }: EntryProps) {
  return (
    <MenuItem {...item} {...(to ? { component: Link, to } : {})}>
      <ListItemIcon sx={{ color: 'inherit' }}>
        <Icon size={16} strokeWidth={1.5} />
      </ListItemIcon>
      {children}
    </MenuItem>
  );
}
