import type { RaThemeOptions } from 'react-admin';
import { brandedPalette } from './branded-palette.ts';
import { componentStyles } from './components.ts';
import { darkPalette, lightPalette, type Palette } from './palette.ts';

const FONT = '"Figtree Variable", system-ui, sans-serif';

/** The console's theme in one appearance: 13–14 pixel text, four-pixel steps, no shadows but for what floats. */
function createTheme(mode: 'light' | 'dark', palette: Palette): RaThemeOptions {
  return {
    palette: {
      mode,
      primary: { main: palette.accent, contrastText: palette.onAccent, dark: palette.accentHover },
      secondary: { main: palette.inkSoft },
      error: { main: palette.error },
      warning: { main: palette.warning },
      info: { main: palette.info },
      success: { main: palette.accent },
      background: { default: palette.ground, paper: palette.paper },
      text: { primary: palette.ink, secondary: palette.inkSoft },
      divider: palette.line,
      action: { hover: palette.hover, selected: palette.selected },
    },
    spacing: 4,
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: FONT,
      fontSize: 13,
      htmlFontSize: 16,
      body1: { fontSize: 14, lineHeight: 1.45 },
      body2: { fontSize: 13, lineHeight: 1.45 },
      caption: { fontSize: 12, lineHeight: 1.35 },
      h1: { fontSize: 20, fontWeight: 600, lineHeight: 1.25 },
      h2: { fontSize: 15, fontWeight: 600, lineHeight: 1.35 },
      h3: { fontSize: 13, fontWeight: 600, lineHeight: 1.35 },
      subtitle2: { fontSize: 12, fontWeight: 600 },
      button: { fontSize: 13, fontWeight: 600, textTransform: 'none' },
    },
    components: componentStyles(palette),
  };
}

/** Both appearances, with the accent of a brand where one is known. */
export const themesOf = (brand: string | null | undefined) => ({
  theme: createTheme('light', brandedPalette(lightPalette, 'light', brand)),
  darkTheme: createTheme('dark', brandedPalette(darkPalette, 'dark', brand)),
});
