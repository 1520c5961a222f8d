import { Menu } from '@mui/material';
import { useState } from 'react';

interface PageMenuProps {
  label: string;
  /** What the menu hangs from; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Called once it is closed and has given the focus back. */
  onClosed?: () => void;
  children: React.ReactNode;
}

/** A menu that hangs from a button. It is drawn outside the page's landmarks, so it is one itself; one that nobody opens costs nothing. */
export function PageMenu({ label, anchor, onClose, onClosed, children }: PageMenuProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (anchor && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      marginThreshold={8}
      slotProps={{
        root: { role: 'region', 'aria-label': label },
        // What cannot be chosen is read all the same.
        list: { 'aria-label': label, disabledItemsFocusable: true },
        transition: { onExited: onClosed },
      }}
    >
      {children}
    </Menu>
  );
}
