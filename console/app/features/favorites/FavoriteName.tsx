import { Box, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { type Favorite, noteFavoriteUse } from '#client/favorites/favorites.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { NavItem } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { RecordAvatar } from '../avatars/RecordAvatar.tsx';
import { favoritePath } from './target-of.ts';

interface FavoriteNameProps {
  favorite: Favorite;
  items: readonly NavItem[];
  isGone: boolean;
  onClose: () => void;
}

/** What a favorite is called and leads to; one whose target is gone says so and leads nowhere. */
export function FavoriteName({ favorite, items, isGone, onClose }: FavoriteNameProps) {
  const say = useText();
  const platform = usePlatform();
  const { id, name, subtitle, targetType, target, objectType, iconColor, iconUrl } = favorite;
  const path = isGone ? undefined : favoritePath(favorite, items);
  const object = {
    apiName: objectType ?? '',
    label: subtitle ?? name,
    themeInfo: { color: iconColor ?? null, iconUrl: iconUrl ?? null },
  };
  const isList = targetType === 'ListView';
  const about = isGone
    ? say(isList ? 'favorites.goneList' : 'favorites.gone')
    : path
      ? subtitle
      : say('favorites.elsewhere');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: 1, minWidth: 0 }}>
      {targetType === 'Record' && !isGone ? (
        <RecordAvatar recordId={target} {...{ object, name }} />
      ) : (
        <ObjectMark object={object} />
      )}
      <Box sx={{ minWidth: 0 }}>
        {path ? (
          <MuiLink
            component={Link}
            to={path}
            variant="body2"
            onClick={() => {
              // The count is a help; whether it is kept does not hold anybody up.
              noteFavoriteUse(platform, id).catch(() => undefined);
              onClose();
            }}
          >
            {name}
          </MuiLink>
        ) : (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ textDecoration: isGone ? 'line-through' : undefined }}
          >
            {name}
          </Typography>
        )}
        {about && (
          <Typography variant="caption" component="div" color={isGone ? 'error' : 'textSecondary'}>
            {about}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
