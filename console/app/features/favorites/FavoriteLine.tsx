import { Box, IconButton, Tooltip } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Favorite } from '#client/favorites/favorites.ts';
import type { NavItem } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { FavoriteName } from './FavoriteName.tsx';
import { RenameFavorite } from './RenameFavorite.tsx';
import { useChangeFavorites } from './use-favorites.ts';

interface FavoriteLineProps {
  favorite: Favorite;
  /** Its place, from 0, and how many there are. */
  place: number;
  count: number;
  items: readonly NavItem[];
  /** Whether what it leads to is gone. */
  isGone: boolean;
  isDragged: boolean;
  onDrag: (id: string | undefined) => void;
  /** Somebody lets another one go over it. */
  onDrop: () => void;
  onMove: (to: number) => void;
  onClose: () => void;
}

/** One favorite: where it leads, and buttons that move, rename and remove it. */
export function FavoriteLine(props: FavoriteLineProps) {
  const { favorite, place, count, isDragged, onDrag, onDrop, onMove } = props;
  const { id, name } = favorite;
  const say = useText();
  const { remove } = useChangeFavorites();
  const [isRenaming, setRenaming] = useState(false);
  const line = useRef<HTMLLIElement>(null);
  const pressed = useRef<string>(undefined);
  // A line that is moved in the page loses the focus, and a button at the end of the list is not there to take it.
  useEffect(() => {
    if (pressed.current === undefined) return;
    const button = line.current?.querySelector<HTMLElement>(`[data-move="${pressed.current}"]:enabled`);
    (button ?? line.current?.querySelector<HTMLElement>('a, [data-move]:enabled'))?.focus();
    pressed.current = undefined;
  }, [place]);
  const move = (by: -1 | 1, button = '') => {
    pressed.current = button;
    onMove(place + by);
  };
  return (
    <Box
      component="li"
      ref={line}
      draggable={!isRenaming}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onKeyDown={(event) => {
        const { key, altKey } = event;
        if (!altKey || isRenaming || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
        event.preventDefault();
        move(key === 'ArrowUp' ? -1 : 1);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        px: 4,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        cursor: 'grab',
        opacity: isDragged ? 0.5 : 1,
        overflowWrap: 'anywhere',
      }}
    >
      {isRenaming ? (
        <RenameFavorite favorite={favorite} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <FavoriteName {...props} />
          <LineButton
            icon={ArrowUp}
            text={say('favorites.upOf', { name })}
            move="up"
            isOff={place === 0}
            onClick={() => move(-1, 'up')}
          />
          <LineButton
            icon={ArrowDown}
            text={say('favorites.downOf', { name })}
            move="down"
            isOff={place === count - 1}
            onClick={() => move(1, 'down')}
          />
          <LineButton
            icon={Pencil}
            text={say('favorites.renameOf', { name })}
            onClick={() => setRenaming(true)}
          />
          <LineButton
            icon={Star}
            text={say('favorites.removeOf', { name })}
            isFilled
            onClick={() => remove(favorite, { isTold: false })}
          />
        </>
      )}
    </Box>
  );
}

interface LineButtonProps {
  icon: typeof Star;
  text: string;
  move?: 'up' | 'down';
  isOff?: boolean;
  isFilled?: boolean;
  onClick: () => void;
}

function LineButton({ icon: Icon, text, move, isOff = false, isFilled = false, onClick }: LineButtonProps) {
  return (
    <Tooltip title={isOff ? '' : text}>
      <span>
        <IconButton
          size="small"
          aria-label={text}
          data-move={move}
          disabled={isOff}
          onClick={onClick}
          sx={{ color: isFilled ? 'primary.main' : 'text.secondary' }}
        >
          <Icon size={16} strokeWidth={1.5} fill={isFilled ? 'currentColor' : 'none'} />
        </IconButton>
      </span>
    </Tooltip>
  );
}
