import { Button, Typography } from '@mui/material';
import { Download, Pencil, Trash2, UserRoundCheck, UserRoundPen, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfoSummary, ObjectInfo } from '#client/records/types.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { useIdle } from '../../ui/use-idle.ts';
import { readAllRows } from '../list/read-all-rows.ts';
import type { ListControl } from '../list/use-list-state.ts';
import type { Selection } from '../list/use-selection.ts';
import { isTakenOver } from '../take-over/queue.ts';

const MassEditDialog = laterPart(async () => (await import('./MassEditDialog.tsx')).MassEditDialog);
const MassDeleteDialog = laterPart(async () => (await import('./MassDeleteDialog.tsx')).MassDeleteDialog);
const TakeOverDialog = laterPart(
  async () => (await import('../take-over/TakeOverDialog.tsx')).TakeOverDialog,
);
const ChosenRowActions = laterPart(async () => (await import('./ChosenRowActions.tsx')).ChosenRowActions);

interface BulkBarProps {
  info: ObjectInfo;
  view: ListInfoSummary;
  list: ListControl;
  selection: Selection;
  /** Whether the list has rows beyond those that are here. */
  hasMore: boolean;
  onExport: () => void;
}

/** How many rows are chosen and what can be done with all of them; only what the person may do is offered. */
export function BulkBar({ info, view, list, selection, hasMore, onExport }: BulkBarProps) {
  const say = useText();
  const [open, setOpen] = useState<'edit' | 'owner' | 'takeOver' | 'delete'>();
  const { chosen, choose, clear } = selection;
  const all = useChooseAll(info, view, list, selection);
  const rows = [...chosen.values()];
  const [only] = rows;
  const close = () => setOpen(undefined);
  useIdle(MassEditDialog.ask, chosen.size > 0 && info.updateable);
  if (chosen.size === 0 && !open) return null;
  return (
    <>
      {chosen.size > 0 && (
        <FootBar label={say('bulk.title')} edge="primary.main" zIndex={5}>
          <Typography role="status" sx={{ flex: '1 1 160px', fontWeight: 600 }}>
            {all.read === undefined
              ? say('bulk.chosen', { count: chosen.size })
              : say('bulk.choosing', { count: all.read })}
          </Typography>
          {hasMore && all.read === undefined && (
            <Button onClick={all.chooseAll}>{say('bulk.chooseAll')}</Button>
          )}
          {only && rows.length === 1 && (
            <Suspense>
              <ChosenRowActions key={only.id} row={only} />
            </Suspense>
          )}
          {isTakenOver(info) && (
            <Button
              variant="outlined"
              startIcon={<UserRoundCheck size={16} />}
              onClick={() => setOpen('takeOver')}
            >
              {say('takeOver.action')}
            </Button>
          )}
          {info.updateable && info.fields.OwnerId?.updateable && (
            <Button
              variant="outlined"
              startIcon={<UserRoundPen size={16} />}
              onClick={() => setOpen('owner')}
            >
              {say('bulk.owner')}
            </Button>
          )}
          {info.updateable && (
            <Button variant="outlined" startIcon={<Pencil size={16} />} onClick={() => setOpen('edit')}>
              {say('bulk.edit')}
            </Button>
          )}
          {info.deletable && (
            <Button
              variant="outlined"
              color="error"
              startIcon={<Trash2 size={16} />}
              onClick={() => setOpen('delete')}
            >
              {say('action.delete')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<Download size={16} />} onClick={onExport}>
            {say('exporting.open')}
          </Button>
          <Button startIcon={<X size={16} />} onClick={clear}>
            {say('bulk.clear')}
          </Button>
        </FootBar>
      )}
      <Suspense>
        {(open === 'edit' || open === 'owner') && (
          <MassEditDialog
            {...{ info, rows }}
            first={open === 'owner' ? info.fields.OwnerId : undefined}
            onClose={close}
            onLeft={choose}
          />
        )}
        {open === 'takeOver' && <TakeOverDialog {...{ info, rows }} onClose={close} onLeft={choose} />}
        {open === 'delete' && <MassDeleteDialog {...{ info, rows }} onClose={close} onLeft={choose} />}
      </Suspense>
    </>
  );
}

/** Chooses every record of the list, also those that are not here yet, page after page. */
function useChooseAll(info: ObjectInfo, view: ListInfoSummary, list: ListControl, { choose }: Selection) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const [read, setRead] = useState<number>();
  const chooseAll = async () => {
    setRead(0);
    try {
      const pages = readAllRows(platform, {
        objectApiName: info.apiName,
        view: view.apiName,
        state: list.state,
      });
      const rows = [];
      for await (const page of pages) {
        rows.push(...page.map(toConsoleRecord));
        setRead(rows.length);
      }
      choose(rows);
    } catch (error) {
      notify(problemText(error, say), { type: 'error' });
    }
    setRead(undefined);
  };
  return { read, chooseAll };
}
