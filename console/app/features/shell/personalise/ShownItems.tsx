import { Box, IconButton, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { NavItem } from '#client/records/types.ts';
import { useText } from '../../../i18n/use-text.ts';
import { NavItemMark } from './NavItemMark.tsx';

interface ShownItemsProps {
  items: readonly NavItem[];
  onChange: (items: NavItem[]) => void;
}

/** What stands in the navigation, in its order. */
export function ShownItems({ items, onChange }: ShownItemsProps) {
  const say = useText();
  const move = (from: number, to: number) => {
    const moved = [...items];
    moved.splice(to, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <Box component="section" aria-label={say('personalise.shown')}>
      <Typography variant="h3" sx={{ mb: 2 }}>
        {say('personalise.shown')}
      </Typography>
      {items.length === 0 && <Typography color="textSecondary">{say('personalise.empty')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.developerName}
            sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 36 }}
          >
            <NavItemMark item={item} />
            <Typography sx={{ flex: 1 }} noWrap>
              {item.label}
            </Typography>
            <IconButton
              aria-label={say('personalise.up', { item: item.label })}
              disabled={index === 0}
              onClick={() => move(index, index - 1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              aria-label={say('personalise.down', { item: item.label })}
              disabled={index === items.length - 1}
              onClick={() => move(index, index + 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
            <IconButton
              aria-label={say('personalise.remove', { item: item.label })}
              onClick={() => onChange(items.filter((each) => each !== item))}
            >
              <X size={16} />
            </IconButton>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
