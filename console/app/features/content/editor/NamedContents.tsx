import { Box, Paper, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import type { Block } from '../blocks/block.ts';
import { keysIn } from '../blocks/named-contents.ts';
import { type Content, nameOf } from '../contents.ts';
import { ContentLine } from '../list/ContentLine.tsx';
import { useContentList } from '../list/use-content-list.ts';
import { AddSlide } from './AddSlide.tsx';
import { SlideTools } from './SlideTools.tsx';
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
