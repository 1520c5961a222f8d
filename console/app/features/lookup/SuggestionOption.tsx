import { Box, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { RecordAvatar } from '../avatars/RecordAvatar.tsx';
import type { Suggestion } from './suggestion.ts';
import type { Target } from './use-targets.ts';

interface SuggestionOptionProps {
  option: Suggestion;
  target: Target | undefined;
  /** Whether it stands for making a new record. */
  isNew: boolean;
  /** What the list needs of each of its entries. */
  entry: HTMLAttributes<HTMLLIElement>;
}

/** One record to choose, or making a new one. */
export function SuggestionOption({ option, target, isNew, entry }: SuggestionOptionProps) {
  const mark = !isNew && target && <RecordAvatar recordId={option.id} object={target} name={option.name} />;
  return (
    <Box component="li" {...entry} sx={{ display: 'flex', gap: 2, minHeight: 36 }}>
      {isNew ? <Plus size={18} strokeWidth={1.5} aria-hidden /> : mark}
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {option.name}
        </Typography>
        {option.about && (
          <Typography variant="caption" color="textSecondary" noWrap component="div">
            {option.about}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
