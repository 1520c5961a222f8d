import { Box, Chip, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { type Block, isHidden, kindOf } from '../blocks/block.ts';
import { beginningOf, fieldsOf } from '../blocks/fields.ts';
import { isNaming } from '../blocks/named-contents.ts';
import { BlockFields } from './BlockFields.tsx';
import { BlockTools } from './BlockTools.tsx';
import { NamedContents } from './NamedContents.tsx';
import type { Edits } from './use-edits.ts';
import type { Saving } from './use-saving.ts';

interface BlockListProps {
  edits: Edits;
  saving: Saving;
  isReadOnly: boolean;
}

/** The blocks of a content in their order; a block that is dragged goes to the place where it is dropped. */
export function BlockList({ edits, saving, isReadOnly }: BlockListProps) {
  const say = useText();
  const [dragged, setDragged] = useState<Block>();
  const [over, setOver] = useState<string>();
  const mayDrop = (block: Block) => dragged !== undefined && dragged.part === block.part;
  return (
    <Box
      component="ol"
      aria-label={say('contentPages.blocks')}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}
    >
      {edits.blocks.map((block, place) => (
        <Paper
          key={block.id}
          component="li"
          variant="outlined"
          data-block={block.id}
          onDragOver={(event) => {
            if (!mayDrop(block)) return;
            event.preventDefault();
            setOver(block.id);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(undefined);
            if (dragged) edits.move(dragged, place);
            setDragged(undefined);
          }}
          sx={{
            p: { xs: 3, md: 4 },
            opacity: dragged?.id === block.id ? 0.5 : 1,
            ...(over === block.id &&
              dragged?.id !== block.id && { borderColor: 'primary.main', boxShadow: 3 }),
          }}
        >
          <BlockHead {...{ block, place, edits, isReadOnly }} onDrag={setDragged} />
          {hasFields(block) && <BlockFields {...{ block, edits, saving, isReadOnly }} />}
          {isNaming(block) && <NamedContents {...{ block, edits, isReadOnly }} />}
        </Paper>
      ))}
    </Box>
  );
}

const hasFields = ({ part, entries }: Block): boolean =>
  Object.values(entries).some((entry) => fieldsOf(part, entry).length > 0);

interface BlockHeadProps extends Omit<BlockListProps, 'saving'> {
  block: Block;
  place: number;
  onDrag: (block: Block | undefined) => void;
}

function BlockHead({ block, place, edits, isReadOnly, onDrag }: BlockHeadProps) {
  const say = useText();
  const kind = say(`contentPages.kind_${kindOf(block)}`);
  const beginning = beginningOf(block);
  const name = beginning ? say('contentPages.named', { kind, beginning }) : kind;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        '&:not(:last-child)': { mb: 3 },
      }}
    >
      <Typography variant="h3" component="h2" sx={{ fontSize: 15, fontWeight: 600 }}>
        {place + 1}. {kind}
      </Typography>
      {isHidden(block) && <Chip size="small" label={say('contentPages.isHidden')} />}
      {!hasFields(block) && !isNaming(block) && (
        <Typography variant="body2" color="textSecondary">
          {say('contentPages.noFields')}
        </Typography>
      )}
      {!isReadOnly && <BlockTools {...{ block, place, edits, onDrag }} name={name} />}
    </Box>
  );
}
