import { Box } from '@mui/material';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import type { PictureRowProps } from './picture-row.ts';

type MoveButtonsProps = Pick<PictureRowProps, 'draft' | 'index' | 'count' | 'edits' | 'onFocusNext'> & {
  label: string;
};

/** Moves a picture by one place and removes it; the focus stays with the picture. */
export function MoveButtons({ draft, index, count, edits, label, onFocusNext }: MoveButtonsProps) {
  const say = useText();
  const { key } = draft;
  const move = (control: string, to: number) => {
    edits.move(key, to);
    onFocusNext(control);
  };
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
      <ToolButton
        label={say('pictures.up', { label })}
        icon={ArrowUp}
        isOff={index === 0}
        data-control={`${key} up`}
        onPress={() => move('up', index - 1)}
      />
      <ToolButton
        label={say('pictures.down', { label })}
        icon={ArrowDown}
        isOff={index === count - 1}
        data-control={`${key} down`}
        onPress={() => move('down', index + 1)}
      />
      <ToolButton
        label={say('pictures.remove', { label })}
        icon={Trash2}
        data-control={`${key} remove`}
        onPress={() => {
          edits.setRemoved(key, true);
          onFocusNext('undo');
        }}
      />
    </Box>
  );
}
