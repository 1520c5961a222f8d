import type { Components } from '@mui/material/styles';
import type { Palette } from './palette.ts';

/** The fonts of code. */
export const MONOSPACE = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

/**
 * What opens does so visibly; what is closed is gone at once, since nothing below it can be pressed before. Milliseconds.
 */
const OPENING = { enter: 120, exit: 0 };

/** How MUI's parts look in a dense tool: flat, compact, with a visible focus. */
export function componentStyles(palette: Palette): Components {
  const focus = { outline: `2px solid ${palette.accent}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        code: { fontFamily: MONOSPACE, fontSize: '0.93em' },
        // What has the focus is scrolled clear of the bars that stay above and below a page.
        html: { scrollPaddingTop: 60, scrollPaddingBottom: 72 },
        body: { fontVariantNumeric: 'tabular-nums', scrollbarColor: `${palette.control} transparent` },
        'a:focus-visible': { ...focus, borderRadius: 3 },
        'summary:focus-visible, [role="group"]:focus-visible': { ...focus, outlineOffset: -2 },
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0s !important',
            transitionDuration: '0s !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible, &.Mui-focusVisible': focus } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: { root: { minHeight: 32, paddingInline: 12 } },
    },
    MuiIconButton: {
      defaultProps: { size: 'small' },
      styleOverrides: { root: { borderRadius: 6, padding: 7 } },
    },
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: palette.control },
        input: { paddingBlock: 7, height: 'auto', fontSize: 13.5, lineHeight: 1.4 },
        inputMultiline: { paddingBlock: 0 },
        multiline: { paddingBlock: 7 },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: {
          fontSize: 13.5,
          '&.MuiInputLabel-sizeSmall.MuiInputLabel-outlined:not(.MuiInputLabel-shrink)': {
            transform: 'translate(14px, 7px)',
          },
        },
      },
    },
    MuiAutocomplete: {
      styleOverrides: {
        inputRoot: {
          '&.MuiOutlinedInput-root.MuiInputBase-sizeSmall': {
            paddingBlock: 0,
            '& .MuiAutocomplete-input': { padding: '7px 4px 7px 8px' },
          },
        },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: 12 } } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // What is hidden from those who look stands in its cell and not beside the page.
    MuiTableContainer: { styleOverrides: { root: { position: 'relative' } } },
    MuiTableCell: {
      styleOverrides: {
        root: {
          borderColor: palette.line,
          padding: '0 12px',
          height: 36,
          fontSize: 13,
          whiteSpace: 'nowrap',
        },
        head: { backgroundColor: palette.muted, color: palette.inkSoft, fontWeight: 600, fontSize: 12 },
      },
    },
    MuiTableSortLabel: { styleOverrides: { root: { '&:hover, &.Mui-active': { color: palette.ink } } } },
    MuiChip: {
      defaultProps: { size: 'small' },
      styleOverrides: {
        root: {
          verticalAlign: 'middle',
          height: 22,
          borderRadius: 4,
          fontSize: 12,
          backgroundColor: palette.muted,
        },
      },
    },
    MuiDialog: { defaultProps: { transitionDuration: OPENING } },
    MuiPopover: { defaultProps: { transitionDuration: OPENING } },
    MuiMenu: { defaultProps: { transitionDuration: OPENING } },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          fontSize: 13.5,
          minHeight: 34,
          // Why something is not offered is said to be read.
          '&.Mui-disabled': { opacity: 1, color: palette.inkSoft },
        },
      },
    },
    // Inside the page, a tooltip stays within its landmarks; one that fades cannot be read while it does.
    MuiTooltip: {
      defaultProps: { slotProps: { popper: { disablePortal: true }, transition: { timeout: 0 } } },
      styleOverrides: { tooltip: { fontSize: 12 } },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiTab: { styleOverrides: { root: { minHeight: 38, paddingBlock: 6, fontSize: 13.5 } } },
    MuiTabs: { styleOverrides: { root: { minHeight: 38 } } },
    MuiSnackbarContent: {
      styleOverrides: {
        root: { backgroundColor: palette.ink, color: palette.paper },
        action: {
          '& .RaNotification-undo': { color: 'inherit', textDecoration: 'underline' },
          '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
        },
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: { fontSize: 13.5, alignItems: 'flex-start' },
        standardError: { backgroundColor: palette.errorGround, color: palette.ink },
        standardWarning: { backgroundColor: palette.warningGround, color: palette.ink },
      },
    },
  };
}
