import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { avatarQuery } from '../../data/queries/avatar-query.ts';
import { useText } from '../../i18n/use-text.ts';

/** The picture of a record as the platform itself shows it: a photo, initials, or the icon of its object. */
export function CurrentPicture({ recordId }: { recordId: string }) {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(avatarQuery(platform, recordId));
  const photoUrl = data?.type === 'Photo' ? data.photoUrl : undefined;
  const iconUrl = data?.type === 'Theme' ? data.iconUrl : undefined;
  const address = photoUrl ?? iconUrl;
  if (!address) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <Box
        component="img"
        src={address}
        alt=""
        width={48}
        height={48}
        sx={{ borderRadius: '50%', objectFit: 'cover', bgcolor: `#${data?.backgroundColor ?? '888'}` }}
      />
      <Typography variant="body2" color="textSecondary">
        {say('avatar.current')}
      </Typography>
    </Box>
  );
}
