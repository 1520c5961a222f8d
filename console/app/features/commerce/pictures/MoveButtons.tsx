import { Box, IconButton, Tooltip } from '@mui/material';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
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
  const remove = () => {
    edits.setRemoved(key, true);
    onFocusNext('undo');
  };
  const controls = [
    { control: 'up', text: say('pictures.up', { label }), icon: ArrowUp, isIdle: index === 0 },
    { control: 'down', text: say('pictures.down', { label }), icon: ArrowDown, isIdle: index === count - 1 },
    { control: 'remove', text: say('pictures.remove', { label }), icon: Trash2, isIdle: false },
  ];
  const act = (control: string) => {
    if (control === 'remove') remove();
    else move(control, index + (control === 'up' ? -1 : 1));
  };
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, ml: 'auto' }}>
      {controls.map(({ control, text, icon: Icon, isIdle }) => (
        <Tooltip key={control} title={text}>
          <IconButton
            aria-label={text}
            aria-disabled={isIdle}
            data-control={`${key} ${control}`}
            onClick={() => !isIdle && act(control)}
            sx={isIdle ? { opacity: 0.4 } : undefined}
          >
            <Icon size={18} strokeWidth={1.5} />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
