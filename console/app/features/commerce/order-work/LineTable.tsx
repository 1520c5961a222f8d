import { Box, Button, TextField, Typography } from '@mui/material';
import type { ChangeKind } from '#client/commerce/order-management.ts';
import { useText } from '../../../i18n/use-text.ts';
import { allOf, availableOf, faultOf, type Quantities } from './quantities.ts';
import type { OrderLine } from './read-placed-order.ts';

interface LineTableProps {
  kind: ChangeKind;
  lines: readonly OrderLine[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}

/** The lines of which something can be cancelled or taken back, each with a field for the packs. */
export function LineTable({ kind, lines, quantities, onChange }: LineTableProps) {
  const say = useText();
  const all = allOf(kind, lines);
  const areAll = lines.every(({ Id }) => quantities[Id] === all[Id]);
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 200px' }}>
          {say(`orderWork.lead${kind}`)}
        </Typography>
        <Button size="small" onClick={() => onChange(areAll ? {} : all)}>
          {say(areAll ? 'orderWork.none' : 'orderWork.all')}
        </Button>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {lines.map((line) => (
          <Line
            key={line.Id}
            {...{ kind, line }}
            typed={quantities[line.Id] ?? ''}
            onType={(typed) => onChange({ ...quantities, [line.Id]: typed })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface LineProps {
  kind: ChangeKind;
  line: OrderLine;
  typed: string;
  onType: (typed: string) => void;
}

function Line({ kind, line, typed, onType }: LineProps) {
  const say = useText();
  const available = availableOf(kind, line);
  const isFaulty = faultOf(typed, available);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        <Typography sx={{ fontWeight: 600 }}>{line.Name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {factsOf(line)
            .map(([name, count]) => say(`orderWork.${name}`, { count }))
            .join(' · ')}
        </Typography>
      </Box>
      <TextField
        size="small"
        label={say('orderWork.packs', { max: available })}
        value={typed}
        onChange={({ target }) => onType(target.value.trim())}
        error={isFaulty}
        helperText={isFaulty && say('orderWork.atMost', { max: available })}
        slotProps={{
          htmlInput: {
            inputMode: 'numeric',
            'aria-label': say('orderWork.packsOf', { name: line.Name, max: available }),
          },
        }}
        sx={{ width: 160 }}
      />
    </Box>
  );
}

function factsOf(line: OrderLine) {
  const facts = [
    ['ordered', line.QuantityOrdered],
    ['sent', line.QuantityFulfilled],
    ['gone', line.QuantityCanceled],
    ['back', line.QuantityReturned],
  ] as const;
  return facts.filter(([name, count]) => name === 'ordered' || count > 0);
}
