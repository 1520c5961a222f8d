import { Box, FormHelperText, IconButton, Typography } from '@mui/material';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import type { ListInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ColumnPicker } from './ColumnPicker.tsx';
import type { LogicFault } from './filter-logic.ts';
import type { ListObjectInfo } from './operators.ts';
import { displayable, type ViewDraft } from './view-draft.ts';

/** Most columns of a list view (ListDisplayColumns in the contract). */
const MAXIMUM = 15;

interface ColumnsEditorProps {
  draft: ViewDraft;
  possible: ListObjectInfo;
  /** Columns that the list view has by now, with what they are called. */
  shown: ListInfo['displayColumns'];
  change: (changes: Partial<ViewDraft>) => void;
  fault: LogicFault | undefined;
}

/** The columns of a list view from left to right: added by name, moved and taken away. */
export function ColumnsEditor({ draft, possible, shown, change, fault }: ColumnsEditorProps) {
  const { columns } = draft;
  const say = useText();
  const [added, setAdded] = useState<Record<string, string>>({});
  const [said, setSaid] = useState('');
  const all = [...displayable(possible), ...shown];
  const labelOf = (path: string) =>
    added[path] ?? all.find(({ fieldApiName }) => fieldApiName === path)?.label ?? path;
  const move = (index: number, by: number) => {
    const moved = [...columns];
    const [path] = moved.splice(index, 1);
    moved.splice(index + by, 0, path as string);
    change({ columns: moved });
    setSaid(say('listView.columnMoved', { field: labelOf(path as string), place: index + by + 1 }));
  };
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h3" sx={{ mb: 2, p: 0 }}>
        {say('listView.columns', { count: columns.length, max: MAXIMUM })}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', p: 0, m: 0, mb: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}
      >
        {columns.map((path, index) => (
          <Box component="li" key={path} sx={rowStyle}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {labelOf(path)}{' '}
              <Typography component="code" variant="caption" color="textSecondary">
                {path}
              </Typography>
            </Typography>
            <IconButton
              aria-label={say('listView.columnUp', { field: labelOf(path) })}
              disabled={index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUp size={16} />
            </IconButton>
            <IconButton
              aria-label={say('listView.columnDown', { field: labelOf(path) })}
              disabled={index === columns.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDown size={16} />
            </IconButton>
            <IconButton
              aria-label={say('listView.columnRemove', { field: labelOf(path) })}
              onClick={() => change({ columns: columns.filter((one) => one !== path) })}
            >
              <X size={16} />
            </IconButton>
          </Box>
        ))}
      </Box>
      <ColumnPicker
        {...{ possible, columns }}
        isFull={columns.length >= MAXIMUM}
        onPick={({ path, label }) => {
          setAdded({ ...added, [path]: label });
          change({ columns: [...columns, path] });
        }}
        onSay={setSaid}
      />
      {fault && <FormHelperText error>{say(fault.key)}</FormHelperText>}
      <Box
        role="status"
        sx={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
      >
        {said}
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 3,
  minHeight: 38,
  '&:not(:last-child)': { borderBottom: 1, borderColor: 'divider' },
};
