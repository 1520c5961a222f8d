import { IconButton, MenuItem } from '@mui/material';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { ActionIcon } from './ActionIcon.tsx';
import { useGlobalActions } from './use-actions.ts';
import { useOpenAction } from './use-open-action.ts';

const QuickActionDialog = laterPart(async () => (await import('./QuickActionDialog.tsx')).QuickActionDialog);

/** What can be done from any page; it leads to the record that it has made. */
export function GlobalActions() {
  const say = useText();
  const navigate = useNavigate();
  const { open, start, close } = useOpenAction();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const actions = useGlobalActions(anchor !== null || open !== undefined);
  const opened = actions?.find(({ apiName }) => apiName === open);
  const show = (objectApiName: string, recordId: string | null) => {
    if (recordId) navigate(paths.record(objectApiName, recordId));
  };
  return (
    <>
      <IconButton
        aria-label={say('actions.global')}
        title={say('actions.global')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={anchor !== null && !actions}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Plus size={18} strokeWidth={1.5} />
      </IconButton>
      <PageMenu
        label={say('actions.global')}
        anchor={actions ? anchor : null}
        onClose={() => setAnchor(null)}
      >
        {actions?.length === 0 && <MenuItem disabled>{say('actions.noneGlobal')}</MenuItem>}
        {actions?.map((action) => (
          <MenuItem
            key={action.apiName}
            onClick={() => {
              setAnchor(null);
              start(action.apiName);
            }}
          >
            <ActionIcon action={action} />
            {action.label}
          </MenuItem>
        ))}
      </PageMenu>
      {opened && (
        <Suspense fallback={null}>
          <QuickActionDialog actionApiName={opened.apiName} onClose={close} onDone={show} />
        </Suspense>
      )}
    </>
  );
}
