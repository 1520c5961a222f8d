import { Button } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MenuEntry } from '../../../ui/MenuEntry.tsx';
import { PageMenu } from '../../../ui/PageMenu.tsx';

interface AddMenuProps {
  label: string;
  entries: readonly { key: string; text: string; onChoose: () => void }[];
  /** After the menu has closed. */
  onClosed?: () => void;
}

/** A button that offers what can be added; it is not there where nothing can. */
export function AddMenu({ label, entries, onClosed }: AddMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (entries.length === 0) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Plus size={16} />}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ justifySelf: 'start' }}
      >
        {label}
      </Button>
      <PageMenu label={label} anchor={anchor} onClose={() => setAnchor(null)} {...(onClosed && { onClosed })}>
        {entries.map(({ key, text, onChoose }) => (
          <MenuEntry
            key={key}
            icon={Plus}
            onClick={() => {
              onChoose();
              setAnchor(null);
            }}
          >
            {text}
          </MenuEntry>
        ))}
      </PageMenu>
    </>
  );
}
