import { Box } from '@mui/material';
import { ArrowDown, ArrowUp, Pencil, Star } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Favorite } from '#client/favorites/favorites.ts';
import type { NavItem } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ToolButton } from '../../ui/ToolButton.tsx';
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
  const moved = useRef<HTMLElement>(undefined);
  // A line that is moved in the page loses the focus.
  useEffect(() => {
    moved.current?.focus();
    moved.current = undefined;
  }, [place]);
  const move = (by: -1 | 1, focused: HTMLElement) => {
    moved.current = focused;
    onMove(place + by);
  };
  return (
    <Box
      component="li"
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
        move(key === 'ArrowUp' ? -1 : 1, event.target as HTMLElement);
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
          <ToolButton
            size="small"
            icon={ArrowUp}
            label={say('favorites.upOf', { name })}
            isOff={place === 0}
            onPress={(pressed) => move(-1, pressed)}
          />
          <ToolButton
            size="small"
            icon={ArrowDown}
            label={say('favorites.downOf', { name })}
            isOff={place === count - 1}
            onPress={(pressed) => move(1, pressed)}
          />
          <ToolButton
            size="small"
            icon={Pencil}
            label={say('favorites.renameOf', { name })}
            onPress={() => setRenaming(true)}
          />
          <ToolButton
            size="small"
            icon={Star}
            label={say('favorites.removeOf', { name })}
            isFilled
            onPress={() => remove(favorite, { isTold: false })}
          />
        </>
      )}
    </Box>
  );
}
