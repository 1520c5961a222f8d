import { Button, MenuItem } from '@mui/material';
import { ArrowUpDown } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { ORDERS } from './use-arrange.ts';

type Order = keyof typeof ORDERS;

/** Puts all favorites into an order at once. */
export function OrderMenu({ onOrder }: { onOrder: (by: Order) => void }) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        startIcon={<ArrowUpDown size={14} strokeWidth={1.5} />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {say('favorites.order')}
      </Button>
      <PageMenu label={say('favorites.order')} anchor={anchor} onClose={() => setAnchor(null)}>
        {(Object.keys(ORDERS) as Order[]).map((by) => (
          <MenuItem
            key={by}
            onClick={() => {
              setAnchor(null);
              onOrder(by);
            }}
          >
            {say(`favorites.${by}`)}
          </MenuItem>
        ))}
      </PageMenu>
    </>
  );
}
