import { Box, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { ObjectMark } from '../../ui/ObjectMark.tsx';
import { RecordMark } from '../../ui/RecordMark.tsx';
import type { Suggestion } from './suggestions.ts';

const HEADINGS = {
  objects: 'search.objects',
  records: 'search.records',
  recent: 'search.recent',
  listViews: 'palette.listViews',
  actions: 'palette.actions',
} as const;

interface SuggestionListProps {
  id: string;
  suggestions: Suggestion[];
  active: number;
  onOpen: (index: number) => void;
  onPoint: (index: number) => void;
}

/** The lines of the quick search under the headings of their groups. */
export function SuggestionList({ id, suggestions, active, onOpen, onPoint }: SuggestionListProps) {
  const say = useText();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={say('search.title')}
      sx={{ maxHeight: '55dvh', overflowY: 'auto', p: suggestions.length > 0 ? 2 : 0 }}
    >
      {suggestions.map((suggestion, index) => (
        <Box key={suggestion.path} role="presentation">
          {suggestion.group !== suggestions[index - 1]?.group && (
            <Typography
              variant="subtitle2"
              role="presentation"
              color="textSecondary"
              sx={{ px: 2, pt: 2, pb: 1 }}
            >
              {say(HEADINGS[suggestion.group])}
            </Typography>
          )}
          <SuggestionLine
            suggestion={suggestion}
            id={`${id}-${index}`}
            isActive={index === active}
            onClick={() => onOpen(index)}
            onMouseMove={() => onPoint(index)}
          />
        </Box>
      ))}
    </Box>
  );
}

interface SuggestionLineProps {
  suggestion: Suggestion;
  id: string;
  isActive: boolean;
  onClick: () => void;
  onMouseMove: () => void;
}

function SuggestionLine({ suggestion, id, isActive, ...handlers }: SuggestionLineProps) {
  const { label, hint, detail } = suggestion;
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      ref={line}
      {...handlers}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        px: 2,
        minHeight: { xs: 44, sm: 36 },
        borderRadius: 1,
        cursor: 'pointer',
        bgcolor: isActive ? 'action.selected' : undefined,
      }}
    >
      <SuggestionMark suggestion={suggestion} />
      <Typography variant="body1" noWrap sx={{ flex: 1 }}>
        {label}
        {detail && (
          <Box component="span" sx={{ color: 'text.secondary', ml: 2 }}>
            {detail}
          </Box>
        )}
      </Typography>
      <Typography variant="caption" color="textSecondary" noWrap>
        {hint}
      </Typography>
    </Box>
  );
}

function SuggestionMark({ suggestion: { group, object, label, icon: Icon } }: { suggestion: Suggestion }) {
  if (Icon)
    return <Box component={Icon} size={18} strokeWidth={1.5} sx={{ color: 'text.secondary', mx: 0.25 }} />;
  if (!object) return null;
  const isRecord = group === 'records' || group === 'recent';
  return isRecord ? <RecordMark object={object} name={label} /> : <ObjectMark object={object} />;
}
