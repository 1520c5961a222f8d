import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useState } from 'react';
import { arrangeNavItems } from '#client/apps/arrange.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { appNavItems } from '#client/records/apps.ts';
import type { App, NavItem } from '#client/records/types.ts';
import { useApp, useApps, useNavItems } from '../../../data/apps.ts';
import { noteWritten } from '../../../data/undo/journal.ts';
import { useText } from '../../../i18n/use-text.ts';
import { problemText } from '../../../ui/ErrorPanel.tsx';
import { useWrittenNotice } from '../../undo/use-written-notice.tsx';
import { navItemPath } from '../nav-item-path.ts';
import { OfferedItems } from './OfferedItems.tsx';
import { ShownItems } from './ShownItems.tsx';

/** Arranges the navigation of the open app for this person. */
export function NavigationEditor({ onClose }: { onClose: () => void }) {
  const { open } = useApps();
  const { data: app } = useApp(open?.appId);
  const { data: items } = useNavItems();
  return app && items ? <Editor app={app} items={items} onClose={onClose} /> : null;
}

interface EditorProps {
  app: App;
  items: readonly NavItem[];
  onClose: () => void;
}

function Editor({ app, items, onClose }: EditorProps) {
  const say = useText();
  const note = useWrittenNotice();
  const platform = usePlatform();
  const [shown, setShown] = useState(() => appNavItems(app));
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const names = shown.map(({ developerName }) => developerName);
  const offered = items.filter(
    (item) => navItemPath(item) !== undefined && !names.includes(item.developerName),
  );
  const save = async (wanted: readonly NavItem[]) => {
    setSaving(true);
    setProblem(undefined);
    try {
      await arrangeNavItems(platform, app, wanted);
      noteNavigation(app, wanted);
      note(say('personalise.saved'));
      onClose();
    } catch (error) {
      setProblem(error);
      setSaving(false);
    }
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="personalise-title">
      <DialogTitle id="personalise-title">{say('personalise.title')}</DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <DialogContentText sx={{ gridColumn: '1 / -1' }}>
          {say('personalise.lead', { app: app.label })}
        </DialogContentText>
        {problem !== undefined && (
          <Alert severity="error" sx={{ gridColumn: '1 / -1' }}>
            {problemText(problem, say)}
          </Alert>
        )}
        <ShownItems items={shown} onChange={setShown} />
        <OfferedItems items={offered} onAdd={(item) => setShown([...shown, item])} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 4 }}>
        <Button
          disabled={isSaving || app.userNavItems.length === 0}
          onClick={() => save([])}
          sx={{ mr: 'auto' }}
        >
          {say('personalise.reset')}
        </Button>
        <Button onClick={onClose}>{say('action.cancel')}</Button>
        <Button variant="contained" disabled={isSaving} onClick={() => save(shown)}>
          {say('action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function noteNavigation({ appId, label, userNavItems }: App, items: readonly NavItem[]): void {
  const [before = [], after = []] = [userNavItems, items].map((navigation) =>
    navigation.map(({ developerName }) => developerName),
  );
  const setting = { of: 'navigation', appId: appId ?? '', before, after } as const;
  noteWritten({ id: appId ?? '', apiName: 'UserNavItem__c', name: label, kind: 'changed', setting });
}
