import { Box, Chip } from '@mui/material';
import { ChevronDown, ChevronRight, Square, SquareCheck } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import type { TreeRow } from './tree-rows.ts';

interface CategoryLineProps {
  row: TreeRow;
  isChosen: boolean;
  isMain: boolean;
  hasFocus: boolean;
  onToggle: () => void;
  onOpen: (isOpen: boolean) => void;
}

const INDENT = 24;

/** One category of the tree; its arrow opens what is below it, all else of the line ticks it. */
export function CategoryLine({ row, isChosen, isMain, hasFocus, onToggle, onOpen }: CategoryLineProps) {
  const say = useText();
  const { id, name, level, place, siblingCount, isOpen } = row;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const Tick = isChosen ? SquareCheck : Square;
  return (
    <Box
      role="treeitem"
      data-category={id}
      tabIndex={hasFocus ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblingCount}
      aria-expanded={isOpen}
      aria-checked={isChosen}
      onClick={onToggle}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        minHeight: 40,
        px: 4,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': {
          outline: 2,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
      style={{ paddingInlineStart: 12 + (level - 1) * INDENT }}
    >
      <Box
        component="span"
        aria-hidden
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.stopPropagation();
          onOpen(!isOpen);
        }}
        sx={{ display: 'grid', placeItems: 'center', width: 28, height: 40, flexShrink: 0 }}
      >
        {isOpen !== undefined && <Arrow size={16} strokeWidth={1.5} />}
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'grid', flexShrink: 0, color: isChosen ? 'primary.main' : 'text.secondary' }}
      >
        <Tick size={18} strokeWidth={1.5} />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {isMain && <Chip size="small" variant="outlined" color="primary" label={say('categories.main')} />}
    </Box>
  );
}
