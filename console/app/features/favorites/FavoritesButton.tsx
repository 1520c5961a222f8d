import { IconButton, Tooltip } from '@mui/material';
import { BookMarked } from 'lucide-react';
import { useText } from '../../i18n/use-text.ts';
import { useWindowKey } from '../../ui/use-window-key.ts';
import { panels } from '../shell/panels.ts';

const open = () => panels.set({ open: 'favorites' });

/** Opens the favorites, by Ctrl+B or Command+B as well. */
export function FavoritesButton() {
  const say = useText();
  useWindowKey((event) => {
    if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey)) return;
    if (event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  return (
    <Tooltip title={say('favorites.title')}>
      <IconButton
        aria-label={say('favorites.title')}
        aria-keyshortcuts="Control+B"
        onClick={open}
        sx={{ color: 'text.secondary' }}
      >
        <BookMarked size={18} strokeWidth={1.5} />
      </IconButton>
    </Tooltip>
  );
}
