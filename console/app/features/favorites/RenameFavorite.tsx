import { Box, Button, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeFavorite, type Favorite } from '#client/favorites/favorites.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getFavorite } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, useLocale, useText } from '../../i18n/use-text.ts';
import { relativeText } from '../fields/format.ts';
import { useChangeFavorites } from './use-favorites.ts';

/** Most characters of a name (FavoriteName in the contract). */
const MAXIMUM = 255;

/** Gives a favorite another name, beside how often it was used so far. */
export function RenameFavorite({ favorite, onDone }: { favorite: Favorite; onDone: () => void }) {
  const say = useText();
  const locale = useLocale();
  const platform = usePlatform();
  const { tell } = useChangeFavorites();
  const [name, setName] = useState(favorite.name);
  const path = { favoriteId: favorite.id };
  const { data = favorite } = useQuery({ ...platformQuery(platform, getFavorite, { path }), staleTime: 0 });
  const isMissing = name.trim() === '';
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (isMissing) return;
    if (name.trim() !== favorite.name)
      await tell(() => changeFavorite(platform, favorite.id, { name: name.trim() }));
    onDone();
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ flex: 1, display: 'grid', gap: 2 }}>
      <TextField
        autoFocus
        fullWidth
        required
        label={say('favorites.name')}
        value={name}
        error={isMissing}
        helperText={isMissing ? say('favorites.nameMissing') : usageText(data, say, locale)}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onDone();
        }}
        slotProps={{ htmlInput: { maxLength: MAXIMUM } }}
      />
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'end' }}>
        <Button size="small" onClick={onDone}>
          {say('action.cancel')}
        </Button>
        <Button size="small" type="submit" variant="contained">
          {say('action.save')}
        </Button>
      </Box>
    </Box>
  );
}

function usageText({ accessCount, lastAccessDate }: Favorite, say: Say, locale: Locale): string {
  if (!accessCount || !lastAccessDate) return say('favorites.unused');
  const when = relativeText(lastAccessDate, locale);
  return say('favorites.used', { smart_count: accessCount, count: accessCount, when });
}
