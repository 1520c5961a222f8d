import { Box, ButtonBase } from '@mui/material';
import { Check } from 'lucide-react';
import type { Data } from '#client/operation.ts';

type Step = Data<'getPathLayout'>['pathSteps'][number];

interface PathStepsProps {
  steps: readonly Step[];
  /** Step in which the record is. */
  current: string;
  /** Step that is looked at. */
  shown: string | undefined;
  onLook: (value: string) => void;
}

/** The steps of a way beside each other; those that lie behind are ticked. */
export function PathSteps({ steps, current, shown, onLook }: PathStepsProps) {
  const at = steps.findIndex(({ value }) => value === current);
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {steps.map(({ value, label, closed }, index) => {
        const isCurrent = index === at;
        const isBehind = index < at && !closed;
        return (
          <Box component="li" key={value} sx={{ flex: '1 1 110px', display: 'flex' }}>
            <ButtonBase
              aria-current={isCurrent ? 'step' : undefined}
              aria-pressed={value === shown}
              onClick={() => onLook(value)}
              sx={{
                flex: 1,
                gap: 1,
                minHeight: 32,
                px: 2,
                fontFamily: 'inherit',
                fontSize: 13,
                fontWeight: isCurrent ? 600 : 400,
                borderRadius: 1,
                border: 1,
                borderColor: value === shown ? 'primary.main' : 'divider',
                color: isCurrent ? 'primary.contrastText' : 'text.primary',
                bgcolor: isCurrent ? 'primary.main' : isBehind ? 'action.selected' : 'background.default',
              }}
            >
              {isBehind && <Check size={14} aria-hidden />}
              {label ?? value}
            </ButtonBase>
          </Box>
        );
      })}
    </Box>
  );
}
