import { Box } from '@mui/material';
import type { ThemeInfo } from '#client/records/types.ts';
import { Mark } from './Mark.tsx';
import { objectIcon } from './object-icons.ts';
import { useObjectThemes } from './object-themes.ts';

/** What a mark needs to know of an object, such as its object info or its entry in the directory. */
export interface MarkedObject {
  apiName: string;
  label: string;
  themeInfo?: ThemeInfo | null;
}

interface ObjectMarkProps {
  object: MarkedObject;
  size?: number;
}

/** A small square that stands for an object: its icon on its colour, or its first letter. */
export function ObjectMark({ object: { apiName, label, themeInfo }, size = 20 }: ObjectMarkProps) {
  const themes = useObjectThemes();
  const theme = themeInfo ?? themes[apiName];
  const Icon = objectIcon(theme?.iconUrl);
  return (
    <Mark color={theme?.color} size={size}>
      {Icon ? (
        <Icon size={size * 0.65} strokeWidth={size < 24 ? 2 : 1.75} />
      ) : (
        <Box component="span" sx={{ fontSize: size * 0.55 }}>
          {label.charAt(0).toUpperCase()}
        </Box>
      )}
    </Mark>
  );
}
