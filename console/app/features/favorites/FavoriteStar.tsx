import { IconButton, Tooltip } from '@mui/material';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { NewFavorite } from '#client/favorites/favorites.ts';
import { getFavorites } from '#generated/record-data/client.gen.ts';
import { useOffered } from '../../data/queries/use-offered.ts';
import { useText } from '../../i18n/use-text.ts';
import { useChangeFavorites, useFavorites } from './use-favorites.ts';

type FavoriteStarProps = Pick<NewFavorite, 'target' | 'targetType'>;

/** Marks the page as a favorite, or takes the mark away. */
export function FavoriteStar({ target, targetType }: FavoriteStarProps) {
  const say = useText();
  const isOffered = useOffered(getFavorites);
  const favorites = useFavorites();
  const { add, remove } = useChangeFavorites();
  const [isSaving, setSaving] = useState(false);
  if (!isOffered) return null;
  const mark = favorites?.find((one) => one.targetType === targetType && one.target === target);
  const text = say(mark ? 'favorites.remove' : 'favorites.add');
  const toggle = async () => {
    if (isSaving || !favorites) return;
    setSaving(true);
    await (mark ? remove(mark, { isTold: true }) : add({ target, targetType }));
    setSaving(false);
  };
  return (
    <Tooltip title={text}>
      <IconButton
        aria-label={say('favorites.add')}
        aria-pressed={Boolean(mark)}
        aria-busy={isSaving || !favorites}
        onClick={toggle}
        sx={{ color: mark ? 'primary.main' : 'text.secondary' }}
      >
        <Star size={18} strokeWidth={1.5} fill={mark ? 'currentColor' : 'none'} />
      </IconButton>
    </Tooltip>
  );
}
