import { IconButton, Tooltip } from '@mui/material';
import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';

/** Changes between light and dark. */
export function ThemeToggle() {
  const say = useText();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  const label = say(isDark ? 'shell.lightTheme' : 'shell.darkTheme');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setTheme(isDark ? 'light' : 'dark')}
        sx={{ color: 'text.secondary' }}
      >
        {isDark ? <Sun size={18} strokeWidth={1.5} /> : <Moon size={18} strokeWidth={1.5} />}
      </IconButton>
    </Tooltip>
  );
}
