import { Divider, IconButton, ListSubheader } from '@mui/material';
import { ChartBarBig, Ellipsis, Rows3, Table2, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { MenuEntry } from '../../ui/MenuEntry.tsx';
import { PageMenu } from '../../ui/PageMenu.tsx';
import { offers } from '../actions/use-actions.ts';
import type { ListObjectColumn } from '../list-views/operators.ts';
import { chartColumns } from './chart-bars.ts';
import { useChartActions } from './use-chart-actions.ts';

interface ChartMenuProps {
  columns: readonly ListObjectColumn[];
  /** The one that is drawn. */
  column: ListObjectColumn;
  isTable: boolean;
  onTable: (isTable: boolean) => void;
  onColumn: (fieldApiName: string) => void;
  onClose: () => void;
}

/** What can be done with the chart of a list; another field is chosen by those whom the platform lets edit charts. */
export function ChartMenu({ columns, column, isTable, onTable, onColumn, onClose }: ChartMenuProps) {
  const say = useText();
  const actions = useChartActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then = (work: () => void) => () => {
    setAnchor(null);
    work();
  };
  const edit = offers(actions, 'Edit') && actions?.find(({ apiName }) => apiName === 'Edit');
  return (
    <>
      <IconButton
        aria-label={say('chart.menu')}
        title={say('chart.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Ellipsis size={18} strokeWidth={1.5} />
      </IconButton>
      <PageMenu label={say('chart.menu')} anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuEntry icon={isTable ? ChartBarBig : Table2} onClick={then(() => onTable(!isTable))}>
          {say(isTable ? 'chart.asBars' : 'chart.asTable')}
        </MenuEntry>
        <MenuEntry icon={X} onClick={then(onClose)}>
          {say('chart.close')}
        </MenuEntry>
        {edit && <Divider />}
        {edit && <ListSubheader role="presentation">{edit.label}</ListSubheader>}
        {edit &&
          chartColumns(columns).map(({ fieldApiName, label }) => (
            <MenuEntry
              key={fieldApiName}
              icon={Rows3}
              isChosen={fieldApiName === column.fieldApiName}
              onClick={then(() => onColumn(fieldApiName))}
            >
              {say('chart.title', { field: label ?? fieldApiName })}
            </MenuEntry>
          ))}
      </PageMenu>
    </>
  );
}
