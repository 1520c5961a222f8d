import { IconButton } from '@mui/material';
import {
  BookOpenText,
  Columns2,
  Copy,
  CopyPlus,
  EllipsisVertical,
  FolderTree,
  Images,
  ImageUp,
  Merge,
  Tags,
  Trash2,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { PlatformAction } from '#client/actions/types.ts';
import { MERGEABLE } from '#client/records/mergeable.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { MenuEntry } from '../../ui/MenuEntry.tsx';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { offers } from '../actions/use-actions.ts';
import { useDeleteRecord } from './use-delete-record.ts';

const AvatarDialog = laterPart(async () => (await import('../avatars/AvatarDialog.tsx')).AvatarDialog);

/** What belongs to a product and has a page of its own. */
const PRODUCT_PAGES = [
  { icon: Tags, to: paths.variants, text: 'variants.open' },
  { icon: Images, to: paths.pictures, text: 'pictures.open' },
  { icon: FolderTree, to: paths.categories, text: 'categories.open' },
] as const;

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
        <MenuEntry icon={Copy} onClick={copyId}>
          {say('record.copyId')}
        </MenuEntry>
        {info.createable && offers(actions, 'Clone') && (
          <MenuEntry icon={CopyPlus} to={paths.clone(info.apiName, record.id)}>
            {say('create.clone')}
          </MenuEntry>
        )}
        <MenuEntry icon={Columns2} to={paths.compare(info.apiName, record.id)}>
          {say('compare.action')}
        </MenuEntry>
        {info.apiName === 'Product2' &&
          PRODUCT_PAGES.map(({ icon, to, text }) => (
            <MenuEntry key={text} icon={icon} to={to(record.id)}>
              {say(text)}
            </MenuEntry>
          ))}
        {info.updateable && info.deletable && MERGEABLE.includes(info.apiName) && (
          <MenuEntry icon={Merge} to={paths.merging(info.apiName, record.id)}>
            {say('merging.open')}
          </MenuEntry>
        )}
        {info.updateable && (
          <MenuEntry icon={ImageUp} onClick={openPicture}>
            {say('avatar.title')}
          </MenuEntry>
        )}
        <MenuEntry icon={BookOpenText} to={paths.reference(info.apiName)}>
          {say('record.objectReference')}
        </MenuEntry>
        {info.deletable && offers(actions, 'Delete') && (
          <MenuEntry
            icon={Trash2}
            onClick={deleteRecord}
            sx={{ color: 'error.main', '& .MuiListItemIcon-root': { color: 'inherit' } }}
          >
            {say('action.delete')}
          </MenuEntry>
        )}
      </PageMenu>
      {isPicturing && (
        <Suspense fallback={null}>
          <AvatarDialog
            record={record}
            name={recordName(record, info.nameFields)}
            onClose={() => setPicturing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
