import { Box, IconButton, Typography } from '@mui/material';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';

interface PageStepsProps {
  /** What is paged, for people who cannot see it. */
  label: string;
  /** Number of this page, from 1. */
  page: number;
  /** Undefined on the first page. */
  onPrevious: (() => void) | undefined;
  /** Undefined on the last page. */
  onNext: (() => void) | undefined;
}

/** One page back, one page on: a platform that pages by token knows no others. */
export function PageSteps({ label, page, onPrevious, onNext }: PageStepsProps) {
  const say = useText();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label={say('list.previous')} disabled={!onPrevious} onClick={onPrevious}>
        <ChevronLeft size={18} />
      </IconButton>
      <Typography variant="body2">{say('list.page', { page })}</Typography>
      <IconButton aria-label={say('list.next')} disabled={!onNext} onClick={onNext}>
        <ChevronRight size={18} />
      </IconButton>
    </Box>
  );
}
