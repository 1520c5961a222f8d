import { Box, FormControlLabel, IconButton, Radio, RadioGroup, Tooltip, Typography } from '@mui/material';
import { X } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import type { Category } from './read-categories.ts';
import { pathTo } from './tree-rows.ts';
import type { CategoryChoice } from './use-categories.ts';

interface ChosenCategoriesProps {
  categories: readonly Category[];
  chosen: CategoryChoice;
  isEditable: boolean;
}

/** The categories that a product is in, with the way to each; the main one is the one whose way the shop shows. */
export function ChosenCategories({ categories, chosen, isEditable }: ChosenCategoriesProps) {
  const say = useText();
  const { ids, mainId } = chosen.choice;
  const title = say('categories.chosen', { count: ids.length });
  const wayTo = (id: string) =>
    [...pathTo(categories, id).toReversed(), ...categories.filter((one) => one.id === id)]
      .map(({ name }) => name)
      .join(' › ');
  return (
    <Section title={title}>
      {ids.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 4, py: 3 }}>
          {say('categories.none')}
        </Typography>
      )}
      {!isEditable && (
        <Box component="ul" sx={{ m: 0, py: 2, pl: 8 }}>
          {ids.map((id) => (
            <Box component="li" key={id} sx={{ py: 1 }}>
              {wayTo(id)}
              {id === mainId && ` (${say('categories.main')})`}
            </Box>
          ))}
        </Box>
      )}
      {isEditable && ids.length > 0 && (
        <RadioGroup
          aria-label={say('categories.chooseMain')}
          value={mainId ?? ''}
          onChange={(_, id) => chosen.setMain(id)}
          sx={{ px: 4, py: 2, flexWrap: 'nowrap' }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ pb: 1 }}>
            {say('categories.mainHint')}
          </Typography>
          {ids.map((id) => (
            <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <FormControlLabel
                value={id}
                control={<Radio size="small" />}
                label={wayTo(id)}
                disabled={chosen.isSaving}
                sx={{
                  flex: 1,
                  minWidth: 0,
                  mr: 0,
                  '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' },
                }}
              />
              <Tooltip title={say('categories.remove', { name: wayTo(id) })}>
                <IconButton
                  aria-label={say('categories.remove', { name: wayTo(id) })}
                  disabled={chosen.isSaving}
                  onClick={() => chosen.toggle(id)}
                >
                  <X size={16} />
                </IconButton>
              </Tooltip>
            </Box>
          ))}
        </RadioGroup>
      )}
    </Section>
  );
}
