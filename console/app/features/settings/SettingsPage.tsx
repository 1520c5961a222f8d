import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Pending } from '../../ui/Pending.tsx';
import { momentText } from '../fields/format.ts';
import { moneyFormat } from '../fields/money-format.ts';
import { Section } from '../object/Section.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { SettingInput } from './SettingInput.tsx';
import { useOwnSettings } from './use-own-settings.ts';

/** Language, time zone and writing of numbers and days of the person at work. */
export function SettingsPage() {
  const say = useText();
  const { settings, error, refetch, choose, saving } = useOwnSettings();
  usePageTitle(say('settings.title'));
  if (error) return <ErrorPanel isPage error={error} onRetry={refetch} />;
  if (!settings) return <Pending />;
  return (
    <>
      <PageHead title={say('settings.title')} lead={say('settings.lead')} />
      <Box sx={{ p: { xs: 3, md: 6 }, maxWidth: 640, display: 'grid', gap: 4 }}>
        <Section title={say('settings.manner')}>
          <Box sx={{ p: 4, display: 'grid', gap: 4 }}>
            {settings.map(({ setting, ...input }) => (
              <SettingInput
                key={setting}
                {...input}
                isSaving={saving === setting}
                onChoose={(value) => choose(setting, value)}
              />
            ))}
          </Box>
        </Section>
        <Section title={say('settings.example')}>
          <Example />
        </Section>
      </Box>
    </>
  );
}

const AMOUNT = 1234.5;

/** A moment and an amount as the person reads them by now. */
function Example() {
  const say = useText();
  const locale = useLocale();
  const [now] = useState(() => new Date().toISOString());
  return (
    <Box component="dl" sx={{ m: 0, p: 4, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 3 }}>
      <Typography component="dt" color="textSecondary">
        {say('settings.now')}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        <time dateTime={now}>{momentText(now, locale)}</time>
      </Typography>
      <Typography component="dt" color="textSecondary">
        {say('settings.amount')}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {moneyFormat(locale)(AMOUNT)}
      </Typography>
    </Box>
  );
}
