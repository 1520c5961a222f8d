import { Box, Button, Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { remainingText } from './remaining-text.ts';

interface Rule {
  ruleId: string;
  operationIds: string[] | null;
  remaining: number | null;
}

interface RuleLinesProps<T extends Rule> {
  rules: readonly T[];
  textOf: (rule: T) => string;
  onLift: (ruleId: string) => void;
}

/** The rules that are set, each with a way to lift it. */
export function RuleLines<T extends Rule>({ rules, textOf, onLift }: RuleLinesProps<T>) {
  const say = useText();
  return rules.map((rule) => {
    const operations = rule.operationIds?.join(', ') ?? say('sandbox.allOperations');
    const text = textOf(rule);
    return (
      <Box
        key={rule.ruleId}
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'center',
          px: 4,
          py: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" sx={{ flex: 1, overflowWrap: 'anywhere' }}>
          <strong>{text}</strong> · {operations} · {remainingText(rule.remaining, say)}
        </Typography>
        <Button aria-label={`${say('sandbox.lift')}: ${text}`} onClick={() => onLift(rule.ruleId)}>
          {say('sandbox.lift')}
        </Button>
      </Box>
    );
  });
}
