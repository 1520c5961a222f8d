import { ListItemIcon, MenuItem, type MenuItemProps } from '@mui/material';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

interface MenuEntryProps extends MenuItemProps {
  icon: LucideIcon;
  /** Where it leads; absent for an entry that does something. */
  to?: string;
  /** Of an entry that is one of several choices: whether it is the one in force. */
  isChosen?: boolean;
}

/** An entry of a menu with its icon; the menu itself tells it where the focus begins. */
export function MenuEntry({ icon: Icon, to, isChosen, children, ...item }: MenuEntryProps) {
  const choice =
    isChosen === undefined ? {} : { role: 'menuitemradio', 'aria-checked': isChosen, selected: isChosen };
  return (
    <MenuItem {...item} {...choice} {...(to ? { component: Link, to } : {})}>
      <ListItemIcon>
        <Icon size={16} strokeWidth={1.5} />
      </ListItemIcon>
      {children}
    </MenuItem>
  );
}
