import { Box } from '@mui/material';
import { mediaPath } from '#client/content/images.ts';
import type { DraftPicture } from './drafts.ts';

interface ThumbnailProps {
  draft: DraftPicture;
  alt: string;
  isEditable: boolean;
  onDrag: (isDragged: boolean) => void;
}

/** A picture in small, by which it is dragged. */
export function Thumbnail({ draft, alt, isEditable, onDrag }: ThumbnailProps) {
  const contentKey = draft.saved?.contentKey;
  const address = contentKey && `${mediaPath(contentKey)}?width=240&format=webp`;
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
