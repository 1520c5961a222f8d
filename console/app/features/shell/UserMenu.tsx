import { Avatar, Box, Divider, IconButton, MenuItem, Typography } from '@mui/material';
import { Keyboard, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { initials } from '../../ui/initials.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { panels } from './panels.ts';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const say = useText();
  const logout = useLogout();
  const { data: identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  return (
    <>
      <IconButton
        aria-label={`${say('shell.userMenu')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 1 }}
      >
        <Avatar
          sx={{
            width: 28,
            height: 28,
            fontSize: 12,
            fontWeight: 600,
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initials(name)}
        </Avatar>
      </IconButton>
      <PageMenu label={say('shell.userMenu')} anchor={anchor} onClose={() => setAnchor(null)}>
        <Box component="li" role="presentation" sx={{ px: 4, py: 2 }}>
          <Typography variant="caption" color="textSecondary">
            {say('shell.signedInAs')}
          </Typography>
          <Typography variant="body1" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {identity?.username}
          </Typography>
        </Box>
        <Divider component="li" />
        <MenuItem component={Link} to={paths.settings()} onClick={() => setAnchor(null)}>
          <Settings size={16} strokeWidth={1.5} />
          <Box component="span" sx={{ ml: 2 }}>
            {say('settings.title')}
          </Box>
        </MenuItem>
        <MenuItem
          onClick={() => {
            setAnchor(null);
            panels.set({ open: 'shortcuts' });
          }}
        >
          <Keyboard size={16} strokeWidth={1.5} />
          <Box component="span" sx={{ ml: 2 }}>
            {say('shortcuts.title')}
          </Box>
        </MenuItem>
        <MenuItem onClick={() => logout({}, '/login', false)}>
          <LogOut size={16} strokeWidth={1.5} />
          <Box component="span" sx={{ ml: 2 }}>
            {say('shell.signOut')}
          </Box>
        </MenuItem>
      </PageMenu>
    </>
  );
}
