import { NavLink } from 'react-router-dom';

interface NavigationLinkProps {
  to: string;
  label: string;
  icon: React.ReactNode;
  /** Marked only on exactly this address. */
  end?: boolean;
}

/** One line of the navigation, which gives it its looks by `navigationLinks`. */
export function NavigationLink({ to, label, icon, end }: NavigationLinkProps) {
  return (
    <NavLink to={to} {...(end && { end })} title={label} className="nav-link">
      {icon}
      <span className="nav-text">{label}</span>
    </NavLink>
  );
}

/** How all lines look, worked out once and not for each; whoever folds the navigation has the last word. */
export const navigationLinks = {
  '& :where(.nav-link)': {
    display: 'flex',
    alignItems: 'center',
    gap: 2.5,
    minHeight: { xs: 44, md: 32 },
    px: 2,
    borderRadius: 1,
    color: 'text.primary',
    textDecoration: 'none',
    fontSize: 13.5,
  },
  '& :where(.nav-link:hover)': { bgcolor: 'action.hover' },
  '& :where(.nav-link.active)': { bgcolor: 'action.selected', fontWeight: 600 },
  '& :where(.nav-link > svg)': { flex: 'none', color: 'text.secondary' },
  '& :where(.nav-link > .nav-text)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
