import { Box, useMediaQuery } from '@mui/material';
import { Suspense, useId } from 'react';
import { laterPart } from '../../../i18n/later-texts.ts';
import { Pending } from '../../../ui/Pending.tsx';
import { DocumentPanel, isFile } from '../../files/DocumentPanel.tsx';
import { HistoryPanel } from '../../history/HistoryPanel.tsx';
import { hasNotes } from '../../notes/notes.ts';
import { RelatedPart } from '../../related/RelatedPart.tsx';
import { Details } from '../Details.tsx';
import type { RecordPageData } from '../use-record.ts';
import { RECORD_TABS } from './record-tab.ts';
import { TabPanel } from './TabPanel.tsx';
import { TabStrip } from './TabStrip.tsx';
import { useRecordTab } from './use-record-tab.ts';

const ConversationPanel = laterPart(
  async () => (await import('../../commerce/conversation/ConversationPanel.tsx')).ConversationPanel,
);

const NotesPanel = laterPart(async () => (await import('../../notes/NotesPanel.tsx')).NotesPanel);

/** Windows from here on have room for the details beside what belongs to the record. */
const WIDE = '(min-width: 1640px)';

const BESIDE = {
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gridTemplateRows: 'auto 1fr',
  gridTemplateAreas: '"details tabs" "details part"',
};
const BELOW = { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateAreas: '"tabs" "part"' };

interface RecordPartsProps extends Omit<RecordPageData, 'compact'> {
  /** Whether the page stands beside its list, where there is less room. */
  isBeside: boolean;
}

/** Details of a record, what belongs to it, and its past: one at a time, or the details beside the others. */
export function RecordParts({ record, info, full, isBeside }: RecordPartsProps) {
  const id = useId();
  const isWide = useMediaQuery(WIDE, { noSsr: true }) && !isBeside;
  const tabs = RECORD_TABS.filter((one) => one !== 'notes' || hasNotes(info));
  const { tab, choose } = useRecordTab(tabs, isWide);
  const strip = (
    <Box key="tabs" sx={{ gridArea: 'tabs', minWidth: 0 }}>
      <TabStrip {...{ id, tab, tabs }} onChoose={choose} hasDetailsBeside={isWide} />
    </Box>
  );
  const details = (
    <TabPanel key="details" id={id} tab="details" isShown={isWide || tab === 'details'} isBeside={isWide}>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {isFile(info.apiName) && <DocumentPanel record={record} info={info} />}
        <Details record={record} info={info} layout={full} />
        {info.apiName === 'Case' && (
          <Suspense fallback={<Pending />}>
            <ConversationPanel record={record} info={info} />
          </Suspense>
        )}
      </Box>
    </TabPanel>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 5,
        rowGap: 4,
        px: { xs: 3, md: 6 },
        pt: isWide ? 6 : { xs: 1, md: 2 },
        pb: { xs: 3, md: 6 },
        alignItems: 'start',
        ...(isWide ? BESIDE : BELOW),
      }}
    >
      {isWide ? [details, strip] : [strip, details]}
      <TabPanel id={id} tab="related" isShown={tab === 'related'}>
        <RelatedPart record={record} info={info} />
      </TabPanel>
      {tabs.includes('notes') && (
        <TabPanel id={id} tab="notes" isShown={tab === 'notes'}>
          <Suspense fallback={<Pending />}>
            <NotesPanel record={record} />
          </Suspense>
        </TabPanel>
      )}
      <TabPanel id={id} tab="history" isShown={tab === 'history'}>
        <HistoryPanel record={record} info={info} />
      </TabPanel>
    </Box>
  );
}
