import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Section } from '../../object/Section.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import type { Category } from './read-categories.ts';
import { pathTo, treeRows } from './tree-rows.ts';
import type { CategoryChoice } from './use-categories.ts';

interface CategoryPickerProps {
  categories: readonly Category[];
  chosen: CategoryChoice;
}

/** The tree of all categories with a search in it; those above what is chosen are open to begin with. */
export function CategoryPicker({ categories, chosen }: CategoryPickerProps) {
  const say = useText();
  const [searched, setSearched] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(chosen.choice.ids.flatMap((id) => pathTo(categories, id).map((above) => above.id))),
  );
  const rows = treeRows(categories, open, searched);
  const setOpenAt = (id: string, isOpen: boolean) =>
    setOpen((before) => new Set([...before].filter((each) => each !== id).concat(isOpen ? [id] : [])));
  const search = <SearchField label={say('categories.search')} value={searched} onChange={setSearched} />;
  return (
    <Section title={say('categories.all')} tools={search}>
      <Box sx={{ py: 2, maxHeight: { xs: '60dvh', md: '70dvh' }, overflow: 'auto' }}>
        {rows.length === 0 && (
          <Typography role="status" color="textSecondary" sx={{ px: 4, py: 3 }}>
            {say('categories.notFound', { text: searched })}
          </Typography>
        )}
        {rows.length > 0 && <CategoryTree {...{ rows, chosen }} onOpen={setOpenAt} />}
      </Box>
    </Section>
  );
}
