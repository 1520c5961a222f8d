import { Box, ButtonBase, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { NavItem } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { fuzzyFilter } from '../../directory/fuzzy.ts';
import { NavItemMark } from './NavItemMark.tsx';

interface OfferedItemsProps {
  items: readonly NavItem[];
  onAdd: (item: NavItem) => void;
}

/** What could stand in the navigation too. */
export function OfferedItems({ items, onAdd }: OfferedItemsProps) {
  const say = useText();
  const [term, setTerm] = useState('');
  const found = fuzzyFilter(items, term, ({ label, developerName }) => [label, developerName]);
  return (
    <Box component="section" aria-label={say('personalise.offered')}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {say('personalise.offered')}
      </Typography>
      <SearchField label={say('personalise.filter')} value={term} onChange={setTerm} />
      <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none', maxHeight: 320, overflowY: 'auto' }}>
        {found.map((item) => (
          <li key={item.developerName}>
            <ButtonBase
              aria-label={say('personalise.add', { item: item.label })}
              onClick={() => onAdd(item)}
              sx={{
                width: 1,
                gap: 2,
                minHeight: 36,
                px: 1,
                borderRadius: 1,
                justifyContent: 'start',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <NavItemMark item={item} />
              <Typography noWrap sx={{ flex: 1, textAlign: 'left' }}>
                {item.label}
              </Typography>
              <Plus size={16} />
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Box>
  );
}
