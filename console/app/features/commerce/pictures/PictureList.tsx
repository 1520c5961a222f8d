import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { PictureRow } from './PictureRow.tsx';
import type { PictureEdits } from './use-picture-edits.ts';
import type { PictureSave } from './use-save-pictures.ts';

interface PictureListProps {
  /** What the product is called. */
  name: string;
  edits: PictureEdits;
  save: PictureSave;
  isEditable: boolean;
}

/** The pictures in their order, dragged by pointers and moved by buttons with keys. */
export function PictureList({ name, edits, save, isEditable }: PictureListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [focused, setFocused] = useState<{ control: string }>();
  useEffect(() => {
    if (focused)
      list.current?.querySelector<HTMLElement>(`[data-control="${CSS.escape(focused.control)}"]`)?.focus();
  }, [focused]);
  const { drafts } = edits;
  if (drafts.length === 0) return null;
  const first = drafts.find(({ isRemoved }) => !isRemoved);
  return (
    <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {drafts.map((draft, index) => (
        <PictureRow
          key={draft.key}
          {...{ draft, index, name, edits, save }}
          isEditable={isEditable && !save.isSaving}
          isFirst={draft === first}
          count={drafts.length}
          isDropTarget={dragged !== undefined && dragged !== draft.key}
          onDrag={(isDragged) => setDragged(isDragged ? draft.key : undefined)}
          onDrop={() => {
            if (dragged) edits.move(dragged, index);
            setDragged(undefined);
          }}
          onFocusNext={(control) => setFocused({ control: `${draft.key} ${control}` })}
        />
      ))}
    </Box>
  );
}
