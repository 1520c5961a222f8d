import { Box, Paper, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { ToolButton } from '../../../ui/ToolButton.tsx';
import type { Block } from '../blocks/block.ts';
import { keysIn } from '../blocks/named-contents.ts';
import { type Content, nameOf } from '../contents.ts';
import { ContentLine } from '../list/ContentLine.tsx';
import { useContentList } from '../list/use-content-list.ts';
import { AddSlide } from './AddSlide.tsx';
import type { Edits } from './use-edits.ts';

interface NamedContentsProps {
  block: Block;
  edits: Edits;
  isReadOnly: boolean;
}

/** The contents that a block shows, each the way to its own blocks; slides are ordered, added and removed here. */
export function NamedContents({ block, edits, isReadOnly }: NamedContentsProps) {
  const say = useText();
  const { data, error, refetch } = useContentList();
  const keys = keysIn(block);
  const isOrdered = !isReadOnly && Object.values(block.entries).some(({ type }) => type === 'slideshow');
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <Pending />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Paper
        component="ol"
        variant="outlined"
        aria-label={say('contentPages.slides')}
        sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}
      >
        {keys.map((key, place) => {
          const content = data.find((one) => one.key === key);
          const tools = isOrdered && (
            <SlideTools {...{ block, edits, keys, place }} name={content ? nameOf(content) : key} />
          );
          return content ? (
            <ContentLine key={key} content={content}>
              {tools}
            </ContentLine>
          ) : (
            <LostContent key={key} name={key}>
              {tools}
            </LostContent>
          );
        })}
      </Paper>
      {isOrdered && <AddSlide {...{ block, edits }} banners={bannersBeside(data, keys)} />}
    </Box>
  );
}

const bannersBeside = (contents: readonly Content[], keys: readonly string[]): Content[] =>
  contents.filter(({ type, key }) => type === 'offizin__banner' && !keys.includes(key));

/** A content that was deleted since a block names it. */
function LostContent({ name, children }: { name: string; children: React.ReactNode }) {
  const say = useText();
  return (
    <Box
      component="li"
      sx={{ px: 4, py: 3, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}
    >
      <Typography sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }} color="textSecondary">
        {say('contentPages.lost', { name })}
      </Typography>
      {children}
    </Box>
  );
}

interface SlideToolsProps extends Omit<NamedContentsProps, 'isReadOnly'> {
  keys: readonly string[];
  place: number;
  name: string;
}

function SlideTools({ block, edits, keys, place, name }: SlideToolsProps) {
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
