import { Box, Button, Chip, LinearProgress, Typography } from '@mui/material';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { AltTexts } from './AltTexts.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import type { PictureRowProps } from './picture-row.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** One picture with its texts and what can be done with it. */
export function PictureRow(props: PictureRowProps) {
  const { draft, index, isDropTarget, onDrop } = props;
  const say = useText();
  const [isOver, setOver] = useState(false);
  const label = say('pictures.one', { place: index + 1 });
  return (
    <Box
      component="li"
      aria-label={label}
      onDragOver={(event) => {
        if (!isDropTarget) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!isDropTarget) return;
        event.preventDefault();
        setOver(false);
        onDrop();
      }}
      sx={{
        px: 4,
        py: 3,
        borderBottom: 1,
        borderColor: 'divider',
        outline: isOver ? 2 : 0,
        outlineStyle: 'solid',
        outlineColor: 'primary.main',
        outlineOffset: -2,
      }}
    >
      {draft.isRemoved ? (
        <RemovedPicture {...props} label={label} />
      ) : (
        <ShownPicture {...props} label={label} />
      )}
    </Box>
  );
}

type LabelledProps = PictureRowProps & { label: string };

function RemovedPicture({ draft, edits, label, onFocusNext }: LabelledProps) {
  const say = useText();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Typography color="textSecondary" sx={{ flex: '1 1 200px' }}>
        {say('pictures.isRemoved', { label })}
      </Typography>
      <Button
        startIcon={<Undo2 size={16} />}
        data-control={`${draft.key} undo`}
        aria-label={say('pictures.takeBack', { label })}
        onClick={() => {
          edits.setRemoved(draft.key, false);
          onFocusNext('remove');
        }}
      >
        {say('action.undo')}
      </Button>
    </Box>
  );
}

function ShownPicture(props: LabelledProps) {
  const { draft, isFirst, edits, save, isEditable, name, label, onDrag } = props;
  const say = useText();
  const share = save.shares[draft.key];
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 4, alignItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center', width: 128, flexShrink: 0 }}>
        <Thumbnail {...{ draft, isEditable, onDrag }} alt={draft.altTexts.de || name} />
        {isFirst && <Chip size="small" color="primary" variant="outlined" label={say('pictures.first')} />}
        {draft.added && <Chip size="small" variant="outlined" label={say('pictures.new')} />}
      </Box>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 3 }}>
        <AltTexts {...{ draft, edits, save, isEditable, label }} />
        {share !== undefined && (
          <LinearProgress
            variant="determinate"
            value={Math.round(share * 100)}
            aria-label={say('files.sending', { name: draft.added?.file.name ?? label })}
          />
        )}
      </Box>
      {isEditable && <MoveButtons {...props} />}
    </Box>
  );
}
