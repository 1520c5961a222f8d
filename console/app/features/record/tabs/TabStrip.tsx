import { Tab, Tabs } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import type { RecordTab } from './record-tab.ts';

interface TabStripProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  tab: RecordTab;
  /** Those that the record has. */
  tabs: readonly RecordTab[];
  onChoose: (tab: RecordTab) => void;
  /** Whether the details stand beside, and need no tab. */
  hasDetailsBeside: boolean;
}

/** The tabs of a record's page: arrow keys go along them, Enter opens one. */
export function TabStrip({ id, tab, tabs, onChoose, hasDetailsBeside }: TabStripProps) {
  const say = useText();
  const strip = useRef<HTMLDivElement>(null);
  useKeptFocus(strip, tab);
  return (
    <Tabs
      ref={strip}
      value={tab}
      onChange={(_, chosen: RecordTab) => onChoose(chosen)}
      variant="scrollable"
      aria-label={say('recordTabs.label')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs
        .filter((one) => one !== 'details' || !hasDetailsBeside)
        .map((one) => (
          <Tab
            key={one}
            value={one}
            id={tabId(id, one)}
            aria-controls={panelId(id, one)}
            label={say(`recordTabs.${one}`)}
          />
        ))}
    </Tabs>
  );
}

export const tabId = (id: string, tab: RecordTab): string => `${id}-tab-${tab}`;
export const panelId = (id: string, tab: RecordTab): string => `${id}-panel-${tab}`;

/** Where the back button takes away the part that has the focus, the tab of the next one gets it. */
function useKeptFocus(strip: React.RefObject<HTMLDivElement | null>, tab: RecordTab): void {
  const before = useRef(tab);
  useEffect(() => {
    if (before.current === tab) return;
    before.current = tab;
    const { activeElement, body } = document;
    const isLost =
      activeElement === body || activeElement?.closest('[role=tabpanel]')?.checkVisibility() === false;
    if (isLost)
      strip.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus({ preventScroll: true });
  }, [strip, tab]);
}
