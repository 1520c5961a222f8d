import { Box, Chip, Typography } from '@mui/material';
import { useId } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AppMark } from '../../ui/AppMark.tsx';
import { DirectoryGrid } from './DirectoryGrid.tsx';
import { type DirectorySection, firstOf } from './sections.ts';
import { useGradual } from './use-gradual.ts';

/** The directory under the headings of the apps; without apps there is no heading to stand under. */
export function DirectorySections({ sections }: { sections: DirectorySection[] }) {
  const shown = firstOf(sections, useGradual());
  const [only] = shown;
  if (only && sections.length === 1) return <DirectoryGrid entries={only.entries} />;
  return shown.map(({ app, entries }, at) => (
    <Section key={app?.appId ?? ''} {...{ app, entries }} count={sections[at]?.entries.length ?? 0} />
  ));
}

/** Objects of an app; there may be more than are drawn so far. */
function Section({ app, entries, count }: DirectorySection & { count: number }) {
  const say = useText();
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={{ '& + &': { mt: 6 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        {app && <AppMark app={app} size={22} />}
        <Typography variant="h2" id={headingId}>
          {app?.label ?? say('directory.others')}
        </Typography>
        <Chip label={count} aria-hidden />
      </Box>
      <DirectoryGrid entries={entries} />
    </Box>
  );
}
