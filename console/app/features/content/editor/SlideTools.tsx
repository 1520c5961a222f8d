import { Box } from '@mui/material';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import type { Block } from '../blocks/block.ts';
import type { Edits } from './use-edits.ts';

interface SlideToolsProps {
  block: Block;
  edits: Edits;
  keys: readonly string[];
  place: number;
  name: string;
}

/** Moves a slide among those of a block, or takes it out. */
export function SlideTools({ block, edits, keys, place, name }: SlideToolsProps) {
  const say = useText();
  const key = keys[place] as string;
  const slide = say('contentPages.named', {
    kind: say('contentPages.type_offizin__banner'),
    beginning: name,
  });
  /** What is moved in the page loses the focus, what is removed too. */
  const change = (after: readonly string[], message: string, focused: () => HTMLElement | null) => {
    flushSync(() => edits.setSlides(block, after, message));
    focused()?.focus();
  };
  const moveTo = (to: number, pressed: HTMLElement) =>
    change(
      keys.toSpliced(place, 1).toSpliced(to, 0, key),
      say('contentPages.moved', { block: slide, place: to + 1, count: keys.length }),
      () => pressed,
    );
  const remove = () => {
    const next = keys[place + 1] ?? keys[place - 1];
    change(
      keys.filter((one) => one !== key),
      say('contentPages.removed', { block: slide }),
      () => document.querySelector(`[data-slide="${next}"]`),
    );
  };
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      <ToolButton
        label={say('contentPages.up', { block: slide })}
        icon={ArrowUp}
        isOff={place === 0}
        onPress={(pressed) => moveTo(place - 1, pressed)}
      />
      <ToolButton
        label={say('contentPages.down', { block: slide })}
        icon={ArrowDown}
        isOff={place === keys.length - 1}
        onPress={(pressed) => moveTo(place + 1, pressed)}
      />
      <ToolButton
        label={say('contentPages.remove', { block: slide })}
        icon={Trash2}
        data-slide={key}
        onPress={remove}
      />
    </Box>
  );
}
