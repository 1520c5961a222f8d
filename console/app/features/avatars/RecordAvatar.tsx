import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { knownRecordAvatar } from '#client/avatars/avatars.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { pictureAddress } from '../../data/picture.ts';
import { avatarQuery } from '../../data/queries/avatar-query.ts';
import type { MarkedObject } from '../../ui/ObjectMark.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';

interface RecordAvatarProps {
  recordId: string;
  object: MarkedObject;
  /** How the record is called. */
  name: string;
  size?: number;
}

/** The picture that the platform has of a record; its mark while there is none, or while it cannot be loaded. */
export function RecordAvatar({ recordId, object, name, size = 20 }: RecordAvatarProps) {
  const platform = usePlatform();
  const [broken, setBroken] = useState<string>();
  const { data } = useQuery({
    ...avatarQuery(platform, recordId),
    placeholderData: () => knownRecordAvatar(platform, recordId),
  });
  const photo = pictureAddress(data);
  if (!photo || photo === broken) return <RecordMark object={object} name={name} size={size} />;
  return (
    <Box
      component="img"
      src={photo}
      alt=""
      width={size}
      height={size}
      onError={() => setBroken(photo)}
      sx={{ borderRadius: '50%', objectFit: 'cover', flex: 'none', bgcolor: 'action.hover' }}
    />
  );
}
