import { Box } from '@mui/material';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getMedia } from '#generated/cms/client.gen.ts';
import type { DraftPicture } from './drafts.ts';

interface ThumbnailProps {
  draft: DraftPicture;
  alt: string;
  isEditable: boolean;
  onDrag: (isDragged: boolean) => void;
}

/** A picture in small, by which it is dragged. */
export function Thumbnail({ draft, alt, isEditable, onDrag }: ThumbnailProps) {
  const platform = usePlatform();
  const contentKey = draft.saved?.contentKey;
  const address = contentKey && `${platform.addressOf(getMedia, { contentKey })}?width=240&format=webp`;
  return (
    <Box
      component="img"
      src={draft.added?.address ?? address}
      alt={alt}
      draggable={isEditable}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', alt);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(true);
      }}
      onDragEnd={() => onDrag(false)}
      sx={{
        width: 128,
        height: 128,
        objectFit: 'contain',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'common.white',
        cursor: isEditable ? 'grab' : undefined,
      }}
    />
  );
}
