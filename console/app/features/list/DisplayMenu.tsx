import { Divider, IconButton, Tooltip } from '@mui/material';
import { ChartBarBig, Columns2, Kanban, Rows3, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { getListObjectInfo } from '#generated/record-data/client.gen.ts';
import { DENSITIES, type Density, useDensity } from '../../data/preferences.ts';
import { useOffered } from '../../data/queries/use-offered.ts';
import { useText } from '../../i18n/use-text.ts';
import { MenuEntry } from '../../ui/MenuEntry.tsx';
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
  const isDescribed = useOffered(getListObjectInfo);
  const current = useDisplay(info, list.state).kind;
  const offered = DISPLAYS.filter(({ name }) =>
    name === 'board' ? boardFields(info).length > 0 : name === 'table' || isWide,
  );
  const Icon = DISPLAYS.find(({ name }) => name === current)?.icon ?? Table2;
  const then = (choose: () => void) => () => {
    setAnchor(null);
    choose();
  };
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
        {offered.map(({ name, icon, shown }) => (
          <MenuEntry
            key={name}
            icon={icon}
            isChosen={name === current}
            onClick={then(() => list.setDisplay(shown))}
          >
            {say(`list.display_${name}`)}
          </MenuEntry>
        ))}
        {isDescribed && <Divider />}
        {isDescribed && (
          <MenuEntry
            icon={ChartBarBig}
            onClick={then(() => list.setChart(list.state.chart ? undefined : USUAL))}
          >
            {say(list.state.chart ? 'chart.close' : 'chart.open')}
          </MenuEntry>
        )}
        {current === 'table' && <Divider />}
        {current === 'table' &&
          (Object.keys(DENSITIES) as Density[]).map((name) => (
            <MenuEntry
              key={name}
              icon={Rows3}
              isChosen={name === density}
              onClick={then(() => setDensity(name))}
            >
              {say(`list.density_${name}`)}
            </MenuEntry>
          ))}
      </PageMenu>
    </>
  );
}
