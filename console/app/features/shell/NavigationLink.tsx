import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';

interface NavigationLinkProps {
  to: string;
  label: string;
  icon: React.ReactNode;
  /** Marked only on exactly this address. */
  end?: boolean;
}

/** One line of the navigation. */
export function NavigationLink({ to, label, icon, end }: NavigationLinkProps) {
  return (
    <Box
      component={NavLink}
      to={to}
      end={end}
      title={label}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2.5,
        minHeight: { xs: 44, md: 32 },
        px: 2,
        borderRadius: 1,
        color: 'text.primary',
        textDecoration: 'none',
        fontSize: 13.5,
        '&:hover': { bgcolor: 'action.hover' },
        '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
        '& > svg': { flex: 'none', color: 'text.secondary' },
      }}
    >
      {icon}
      <Box
        component="span"
        className="nav-text"
        sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {label}
      </Box>
    </Box>
  );
}
