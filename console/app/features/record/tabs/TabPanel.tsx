import { Box } from '@mui/material';
import { Activity, useState } from 'react';
import type { RecordTab } from './record-tab.ts';
import { panelId, tabId } from './TabStrip.tsx';

interface TabPanelProps {
  /** Begins the ids of tabs and panels. */
  id: string;
  tab: RecordTab;
  isShown: boolean;
  /** Whether it stands beside the tabs instead of belonging to one. */
  isBeside?: boolean;
  children: React.ReactNode;
}

/** A part of a record's page: drawn once somebody looks at it, and kept as it was left while they look at another. */
export function TabPanel({ id, tab, isShown, isBeside = false, children }: TabPanelProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  const role = isBeside ? {} : { role: 'tabpanel', 'aria-labelledby': tabId(id, tab) };
  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <Box id={panelId(id, tab)} {...role} sx={{ gridArea: isBeside ? 'details' : 'part', minWidth: 0 }}>
        {wasShown && children}
      </Box>
    </Activity>
  );
}
