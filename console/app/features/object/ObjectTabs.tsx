import { Box } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { type Say, useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';

const tabsOf = (objectApiName: string, say: Say) => [
  { to: paths.list(objectApiName), label: say('object.tabRecords') },
  { to: paths.reference(objectApiName), label: say('object.tabReference') },
  ...(['layouts', 'picklists', 'rules', 'search', 'lists', 'related', 'actions'] as const).map((part) => ({
    to: paths.reference(objectApiName, part),
    label: say(`describe.${part}`),
  })),
  { to: paths.graph(objectApiName), label: say('graph.title') },
];

/** The ways from one page about an object to the others. */
export function ObjectTabs({ objectApiName }: { objectApiName: string }) {
  const say = useText();
  return (
    <Box
      component="nav"
      aria-label={say('object.tabReference')}
      sx={{
        display: 'flex',
        gap: 1,
        px: { xs: 2, md: 5 },
        overflowX: 'auto',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabsOf(objectApiName, say).map(({ to, label }) => (
        <Box
          key={to}
          component={NavLink}
          to={to}
          end
          sx={{
            flex: 'none',
            px: 3,
            py: 2,
            fontSize: 13.5,
            color: 'text.secondary',
            textDecoration: 'none',
            borderBottom: 2,
            borderColor: 'transparent',
            '&:hover': { color: 'text.primary' },
            '&.active': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
