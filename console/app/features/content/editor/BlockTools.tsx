import { Box, IconButton, Tooltip } from '@mui/material';
import { ArrowDown, ArrowUp, Eye, EyeOff, GripVertical, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import { type Block, isHidden, kindOf } from '../blocks/block.ts';
import type { Edits } from './use-edits.ts';

interface BlockToolsProps {
  block: Block;
  /** What the block is called on the page. */
  name: string;
  place: number;
  edits: Edits;
  onDrag: (block: Block | undefined) => void;
}

/** Moves, hides and removes a block; the grip is dragged, or moved by the arrow keys. */
export function BlockTools({ block, name, place, edits, onDrag }: BlockToolsProps) {
  const say = useText();
  const { blocks, move, hide, remove } = edits;
  const mayGo = (to: number) => blocks[to]?.part === block.part;
  const hidden = isHidden(block);
  /** What is moved in the page loses the focus, what is removed too. */
  const moveTo = (to: number, pressed: HTMLElement) => {
    flushSync(() => move(block, to));
    pressed.focus();
  };
  const removeIt = () => {
    const next = blocks[place + 1] ?? blocks[place - 1];
    flushSync(() => remove(block));
    document.querySelector<HTMLElement>(`[data-grip="${next?.id}"]`)?.focus();
  };
  if (block.part === 'whole') return null;
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      <Tooltip title={say('contentPages.grip', { block: name })}>
        <IconButton
          // Firefox drags no buttons.
          component="span"
          aria-label={say('contentPages.grip', { block: name })}
          data-grip={block.id}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.setData('text/plain', name);
            event.dataTransfer.effectAllowed = 'move';
            onDrag(block);
          }}
          onDragEnd={() => onDrag(undefined)}
          onKeyDown={(event) => {
            const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!step) return;
            event.preventDefault();
            moveTo(place + step, event.currentTarget);
          }}
          sx={{ cursor: 'grab' }}
        >
          <GripVertical size={16} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <ToolButton
        label={say('contentPages.up', { block: name })}
        icon={ArrowUp}
        isOff={!mayGo(place - 1)}
        onPress={(pressed) => moveTo(place - 1, pressed)}
      />
      <ToolButton
        label={say('contentPages.down', { block: name })}
        icon={ArrowDown}
        isOff={!mayGo(place + 1)}
        onPress={(pressed) => moveTo(place + 1, pressed)}
      />
      {block.part === 'section' && kindOf(block) !== 'products' && (
        <ToolButton
          label={say(hidden ? 'contentPages.show' : 'contentPages.hide', { block: name })}
          icon={hidden ? Eye : EyeOff}
          onPress={() => hide(block, !hidden)}
        />
      )}
      <ToolButton label={say('contentPages.remove', { block: name })} icon={Trash2} onPress={removeIt} />
    </Box>
  );
}
