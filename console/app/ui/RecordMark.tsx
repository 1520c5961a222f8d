import { Box } from '@mui/material';
import { initials } from './initials.ts';
import { Mark } from './Mark.tsx';
import { type MarkedObject, ObjectMark } from './ObjectMark.tsx';
import { useObjectThemes } from './object-themes.ts';

/** Objects whose records stand for people and are told apart by their names. */
const PEOPLE = new Set(['Account', 'Contact', 'User']);

interface RecordMarkProps {
  object: MarkedObject;
  /** How the record is called. */
  name: string;
  size?: number;
}

/** Stands for a record: initials for people, for all else the mark of its object. */
export function RecordMark({ object, name, size = 20 }: RecordMarkProps) {
  const themes = useObjectThemes();
  const letters = initials(name);
  if (!PEOPLE.has(object.apiName) || letters === '') return <ObjectMark object={object} size={size} />;
  const { color } = object.themeInfo ?? themes[object.apiName] ?? {};
  return (
    <Mark color={color} size={size} isRound>
      <Box component="span" sx={{ fontSize: size * 0.42 }}>
        {letters}
      </Box>
    </Mark>
  );
}
