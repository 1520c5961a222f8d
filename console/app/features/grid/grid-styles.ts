import { keyframes, type SxProps, type Theme } from '@mui/material';

/** Width of the column with the boxes. */
export const CHOICE_WIDTH = 44;

const fading = keyframes({ '50%': { opacity: 0.4 } });

/** How a cell shows that it has the focus, and the pencil of one that can be edited. */
export const cellStyles = {
  '& td:focus-visible, & th:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    cursor: 'pointer',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    borderRadius: '4px',
    minWidth: 0,
    '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  },
  '& .edit': {
    position: 'absolute',
    right: '4px',
    top: '50%',
    transform: 'translateY(-50%)',
    p: '6px',
    bgcolor: 'background.paper',
    color: 'text.secondary',
    opacity: 0,
  },
  '& td:hover > .edit, & td:focus > .edit, & .edit:focus-visible': { opacity: 1 },
} satisfies SxProps<Theme>;

/** How the cells of a grid look, once for the whole table: a style per cell would cost more than the cell. */
export const gridStyles = {
  tableLayout: 'fixed',
  '& th, & td': { overflow: 'hidden', textOverflow: 'ellipsis', position: 'relative' },
  '& th': { position: 'sticky' },
  '& tbody td': {
    height: 'var(--grid-row)',
    px: 3,
    py: 0,
    borderBottom: 1,
    borderColor: 'divider',
    fontSize: 13,
    lineHeight: 1.45,
    whiteSpace: 'nowrap',
  },
  '& .pending': {
    width: '60%',
    height: 12,
    borderRadius: '4px',
    bgcolor: 'action.selected',
    animation: `${fading} 2s ease-in-out 0.5s infinite`,
  },
  '& .leading > .pending': { width: '80%' },
  ...cellStyles,
  '& .number': { textAlign: 'right' },
  '& tbody td.wrapped': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 1.5 },
  '& tbody td.choice, & th.choice': { px: '10px', textAlign: 'center', textOverflow: 'clip' },
  '& input[type=checkbox]': {
    width: 16,
    height: 16,
    m: 0,
    verticalAlign: 'middle',
    accentColor: 'var(--grid-accent)',
    cursor: 'pointer',
  },
  // What a row is about stays in sight when a narrow screen scrolls sideways, on a phone without its box.
  '& .choice, & .leading': { position: 'sticky', left: 0, zIndex: 1 },
  '& .choice': { left: { xs: 'auto', sm: 0 } },
  '& td.choice, & td.leading': { bgcolor: 'background.paper' },
  '& th.choice, & th.leading': { zIndex: 4 },
  '& .choice + .leading': { left: { xs: 0, sm: CHOICE_WIDTH } },
  '& tbody tr:hover > td': { bgcolor: 'action.hover' },
  '& tbody tr.chosen > td': { bgcolor: 'action.selected' },
  '& .head': { display: 'flex', alignItems: 'center', gap: '2px', minWidth: 0 },
  '& .number .head, & .number .sort': { justifyContent: 'flex-end' },
  '& .label': { overflow: 'hidden', textOverflow: 'ellipsis' },
  // The mark of the focus stands beside the name, which stays in line with the cells below.
  '& .sort': {
    flex: '1 1 auto',
    minHeight: 28,
    p: '4px',
    ml: '-4px',
    '&:hover': { color: 'text.primary' },
  },
  '& .menu': { flex: 'none', p: '4px', opacity: 0.45 },
  '& th:hover .menu, & .menu:focus-visible': { opacity: 1 },
  '& .edge': {
    position: 'absolute',
    top: 6,
    bottom: 6,
    right: 0,
    width: 9,
    cursor: 'col-resize',
    touchAction: 'none',
    borderRight: '1px solid',
    borderColor: 'divider',
    '&:hover, &:focus-visible': { borderRight: '3px solid', borderColor: 'primary.main', outline: 'none' },
  },
  '& .draft': { boxShadow: 'inset 3px 0 0 var(--grid-draft)', fontWeight: 600 },
  '& .faulty': { boxShadow: 'inset 0 0 0 2px var(--grid-fault)' },
  '& .unseen': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} satisfies SxProps<Theme>;
