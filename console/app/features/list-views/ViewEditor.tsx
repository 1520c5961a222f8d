import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ColumnsEditor } from './ColumnsEditor.tsx';
import { FiltersEditor } from './FiltersEditor.tsx';
import { SharingEditor } from './SharingEditor.tsx';
import { useSaveView, type ViewEditorProps } from './use-save-view.ts';
import { draftFaults, type ViewDraft, viewDraft } from './view-draft.ts';

/** Puts a list view together: its name, its conditions, its columns, and who sees it. */
export function ViewEditor(props: ViewEditorProps) {
  const { kind, listInfo, possible, onClose } = props;
  const say = useText();
  const title = useId();
  const [draft, setDraft] = useState(() =>
    viewDraft(listInfo, kind, say('listView.cloneOf', { label: listInfo.label }).slice(0, LABEL_MAXIMUM)),
  );
  const [isTried, setTried] = useState(false);
  const { save, problems, isSaving } = useSaveView(props);
  const faults = draftFaults(draft, possible);
  const shown = isTried ? faults : { logic: faults.logic };
  const change = (changes: Partial<ViewDraft>) => setDraft((before) => ({ ...before, ...changes }));
  const isFixed = kind === 'edit' && !listInfo.deletable;
  const mayShare = Boolean(possible.publicOrSharedCreateable);
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(faults).length === 0) save(draft, { isFixed, maySee: mayShare });
  };
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={title}>
      <DialogTitle id={title}>{say(`listView.${kind}Title`, { label: listInfo.label })}</DialogTitle>
      <form onSubmit={submit} noValidate style={{ display: 'contents' }}>
        <DialogContent dividers sx={{ display: 'grid', gap: 6, alignContent: 'start' }}>
          {problems.map((problem) => (
            <Alert key={problem} severity="error">
              {problem}
            </Alert>
          ))}
          {isFixed ? (
            <Alert severity="info">{say('listView.fixed')}</Alert>
          ) : (
            <TextField
              label={say('listView.label')}
              value={draft.label}
              onChange={(event) => change({ label: event.target.value })}
              required
              autoFocus
              error={Boolean(shown.label)}
              helperText={shown.label && say(shown.label.key)}
              slotProps={{ htmlInput: { maxLength: LABEL_MAXIMUM } }}
            />
          )}
          <FiltersEditor
            {...{ draft, possible, change }}
            fault={shown.logic}
            queueFault={shown.scopeEntity}
          />
          <ColumnsEditor
            {...{ draft, possible, change }}
            shown={listInfo.displayColumns}
            fault={shown.columns}
          />
          {!isFixed && mayShare && <SharingEditor {...{ draft, change }} fault={shown.shares} />}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{say('action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving}>
            {say('action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Most characters of a label (ListLabel in the contract). */
const LABEL_MAXIMUM = 40;
