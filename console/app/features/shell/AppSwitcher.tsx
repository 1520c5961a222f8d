import { Box, ButtonBase, ListItemText, MenuItem, Typography } from '@mui/material';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useState } from 'react';
import type { App } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { AppMark } from '../../ui/AppMark.tsx';
import { PageMenu } from '../../ui/PageMenu.tsx';

interface AppSwitcherProps {
  apps: App[];
  open: App;
  onChoose: (appId: string) => void;
}

/** Names the open app and changes to another. */
export function AppSwitcher({ apps, open, onChoose }: AppSwitcherProps) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ButtonBase
        className="nav-button"
        title={open.label}
        aria-label={`${say('shell.app')}: ${open.label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          width: '100%',
          minHeight: 44,
          px: 2,
          gap: 2.5,
          justifyContent: 'flex-start',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <AppMark app={open} size={26} />
        <Typography
          component="span"
          className="nav-text"
          noWrap
          sx={{ flex: 1, textAlign: 'left', fontWeight: 600 }}
        >
          {open.label}
        </Typography>
        <Box
          component={ChevronsUpDown}
          className="nav-text"
          size={16}
          strokeWidth={1.5}
          sx={{ color: 'text.secondary' }}
        />
      </ButtonBase>
      <PageMenu label={say('shell.apps')} anchor={anchor} onClose={close}>
        {apps.map((app) => (
          <MenuItem
            key={app.appId}
            selected={app.appId === open.appId}
            aria-current={app.appId === open.appId}
            onClick={() => {
              onChoose(app.appId);
              close();
            }}
            sx={{ gap: 3, minHeight: 52, width: 320, maxWidth: 'calc(100vw - 32px)' }}
          >
            <AppMark app={app} size={28} />
            <ListItemText
              primary={app.label}
              secondary={app.description}
              slotProps={{
                primary: { sx: { fontWeight: 600 } },
                secondary: { variant: 'caption', sx: { whiteSpace: 'normal', display: 'block' } },
              }}
            />
            {app.appId === open.appId && <Check size={16} strokeWidth={1.5} aria-hidden />}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
