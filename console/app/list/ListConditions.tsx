import { Box, Chip, Typography } from '@mui/material';
import type { ListInfo } from '#client/records/types.ts';
import { type Say, useText } from '../i18n/use-text.ts';

type Condition = ListInfo['filteredByInfo'][number];

/** The conditions a list view narrows its records by. */
export function ListConditions({ conditions }: { conditions: Condition[] }) {
  const say = useText();
  if (conditions.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="caption" color="textSecondary">
        {say('list.conditions')}
      </Typography>
      {conditions.map((condition) => (
        <Chip
          key={`${condition.fieldApiName} ${condition.operator}`}
          variant="outlined"
          label={conditionText(condition, say)}
        />
      ))}
    </Box>
  );
}

function conditionText({ label, fieldApiName, operator, operandLabels }: Condition, say: Say): string {
  return `${label ?? fieldApiName} ${operatorText(operator, say)} ${operandLabels.map((operand) => operandText(operand, say)).join(', ')}`;
}

function operatorText(operator: Condition['operator'], say: Say): string {
  const texts: Record<Condition['operator'], string> = {
    Equals: '=',
    NotEqual: '≠',
    LessThan: '<',
    LessOrEqual: '≤',
    GreaterThan: '>',
    GreaterOrEqual: '≥',
    Contains: say('list.containsOperator'),
    Includes: say('list.containsOperator'),
    NotContain: say('list.notContainOperator'),
    Excludes: say('list.notContainOperator'),
    StartsWith: say('list.startsWithOperator'),
    Within: say('list.withinOperator'),
  };
  return texts[operator];
}

/** Truth values come as they are stored; everything else comes as a person reads it. */
function operandText(operand: string | null, say: Say): string {
  if (operand === 'true') return say('field.yes');
  if (operand === 'false') return say('field.no');
  return operand || say('field.none');
}
