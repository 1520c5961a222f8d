import { Box, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getFavorites } from '#generated/record-data/client.gen.ts';
import { useNavItems } from '../../data/apps.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { SidePanel } from '../../ui/SidePanel.tsx';
import { FavoriteLine } from './FavoriteLine.tsx';
import { LastChange } from './LastChange.tsx';
import { OrderMenu } from './OrderMenu.tsx';
import { useArrange } from './use-arrange.ts';
import { useGoneTargets } from './use-gone-targets.ts';

/** What the person has marked, to open, rename, arrange and remove. */
export function FavoritesPanel({ onClose }: { onClose: () => void }) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(platformQuery(platform, getFavorites, {}));
  const { data: items = [] } = useNavItems();
  const favorites = data?.favorites ?? [];
  const { shown, move, order, said } = useArrange(favorites);
  const gone = useGoneTargets(favorites);
  const [dragged, setDragged] = useState<string>();
  return (
    <SidePanel
      title={say('favorites.title')}
      tools={shown.length > 1 && <OrderMenu onOrder={order} />}
      onClose={onClose}
    >
      {error && <ErrorPanel error={error} onRetry={refetch} />}
      {!data && !error && <Pending />}
      {data && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
          {say(shown.length > 0 ? 'favorites.lead' : 'favorites.none')}
        </Typography>
      )}
      <LastChange />
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
      {shown.length > 0 && (
        <Box component="ol" aria-label={say('favorites.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((favorite, place) => (
            <FavoriteLine
              key={favorite.id}
              {...{ favorite, place, items, onClose }}
              count={shown.length}
              isGone={gone.has(favorite.target)}
              isDragged={dragged === favorite.id}
              onDrag={setDragged}
              onMove={(to) => move(favorite, to)}
              onDrop={() => {
                const other = shown.find(({ id }) => id === dragged);
                if (other) void move(other, place);
              }}
            />
          ))}
        </Box>
      )}
    </SidePanel>
  );
}
