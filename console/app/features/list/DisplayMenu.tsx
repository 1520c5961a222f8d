import { Divider, IconButton, ListItemIcon, MenuItem, Tooltip } from '@mui/material';
import { Columns2, Kanban, Rows3, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { DENSITIES, type Density, useDensity } from '../../data/preferences.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { boardFields } from '../board/board-fields.ts';
import { useDisplay, useHasRoomBeside } from './use-display.ts';
import type { ListControl } from './use-list-state.ts';

/** Stands in the address for the field or the record that a display begins with. */
const USUAL = 'usual';

const DISPLAYS = [
  { name: 'table', icon: Table2, shown: {} },
  { name: 'board', icon: Kanban, shown: { board: USUAL } },
  { name: 'split', icon: Columns2, shown: { split: USUAL } },
] as const;

/** How the records of a list are shown: a table, a board by the values of a field, or beside one of them. */
export function DisplayMenu({ info, list }: { info: ObjectInfo; list: ListControl }) {
  const say = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { density, setDensity } = useDensity();
  const isWide = useHasRoomBeside();
  const current = useDisplay(info, list.state).kind;
  const offered = DISPLAYS.filter(({ name }) =>
    name === 'board' ? boardFields(info).length > 0 : name === 'table' || isWide,
  );
  const Icon = DISPLAYS.find(({ name }) => name === current)?.icon ?? Table2;
  const densities = Object.keys(DENSITIES).map((name) => (
    <MenuItem
      key={name}
      role="menuitemradio"
      aria-checked={name === density}
      selected={name === density}
      onClick={() => {
        setAnchor(null);
        setDensity(name as Density);
      }}
    >
      <ListItemIcon>
        <Rows3 size={16} strokeWidth={1.5} />
      </ListItemIcon>
      {say(`list.density_${name as Density}`)}
    </MenuItem>
  ));
  return (
    <>
      <Tooltip title={say('list.display')}>
        <IconButton
          aria-label={say('list.display')}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <Icon size={18} strokeWidth={1.5} />
        </IconButton>
      </Tooltip>
      <PageMenu label={say('list.display')} anchor={anchor} onClose={() => setAnchor(null)}>
        {offered.map(({ name, icon: Mark, shown }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === current}
            selected={name === current}
            onClick={() => {
              setAnchor(null);
              list.setDisplay(shown);
            }}
          >
            <ListItemIcon>
              <Mark size={16} strokeWidth={1.5} />
            </ListItemIcon>
            {say(`list.display_${name}`)}
          </MenuItem>
        ))}
        {current === 'table' && <Divider />}
        {current === 'table' && densities}
      </PageMenu>
    </>
  );
}
