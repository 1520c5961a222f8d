import { Box, Button, IconButton, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  forgetSnapshot,
  readSnapshots,
  resetToSeed,
  restoreStore,
  type StoreState,
  takeSnapshot,
} from '#client/sandbox/store.ts';
import { getSnapshots } from '#generated/sandbox/client.gen.ts';
import { derivedQuery } from '../../../data/queries/platform-query.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { type Confirmation, ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { momentText } from '../../fields/format.ts';
import { Section } from '../../object/Section.tsx';
import type { Change } from './use-controls.ts';

/** Reset and snapshots of all records; whatever destroys something asks first. */
export function StorePart({ change }: { change: Change }) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const locale = useLocale();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState<Confirmation>();
  const { data = [] } = useQuery(
    derivedQuery(platform, getSnapshots, { input: {}, part: 'page', read: () => readSnapshots(platform) }),
  );
  const setBack = (act: () => Promise<StoreState>) => () =>
    change(async () => {
      const { records } = await act();
      notify(say('sandbox.done', { count: records }), { type: 'success' });
    });
  const ask = (title: string, lead: string, act: () => void) => setAsked({ title, lead, act });
  const lead = say('sandbox.confirmLead');
  return (
    <Section
      title={say('sandbox.store')}
      tools={
        <Button
          color="error"
          onClick={() =>
            ask(
              say('sandbox.confirmReset'),
              lead,
              setBack(() => resetToSeed(platform)),
            )
          }
        >
          {say('sandbox.reset')}
        </Button>
      }
    >
      <Box
        component="form"
        onSubmit={async (event) => {
          event.preventDefault();
          if (name && (await change(() => takeSnapshot(platform, name.trim())))) setName('');
        }}
        sx={{ display: 'flex', gap: 2, p: 4 }}
      >
        <TextField
          label={say('sandbox.snapshotName')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="outlined" disabled={!name.trim()}>
          {say('sandbox.takeSnapshot')}
        </Button>
      </Box>
      {data.length === 0 && (
        <Typography color="textSecondary" sx={{ px: 4, pb: 4 }}>
          {say('sandbox.noSnapshots')}
        </Typography>
      )}
      {data.map((snapshot) => (
        <Box
          key={snapshot.name}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            px: 4,
            py: 1,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" sx={{ flex: 1 }}>
            <strong>{snapshot.name}</strong> · {momentText(snapshot.createdAt, locale)} ·{' '}
            {say('sandbox.records', { count: snapshot.records })}
          </Typography>
          <Button
            aria-label={say('sandbox.restoreNamed', { name: snapshot.name })}
            onClick={() =>
              ask(
                say('sandbox.confirmRestore', { name: snapshot.name }),
                lead,
                setBack(() => restoreStore(platform, snapshot.name)),
              )
            }
          >
            {say('sandbox.restore')}
          </Button>
          <IconButton
            aria-label={say('sandbox.forget', { name: snapshot.name })}
            onClick={() =>
              ask(
                say('sandbox.confirmForget', { name: snapshot.name }),
                say('sandbox.confirmForgetLead'),
                () => change(() => forgetSnapshot(platform, snapshot.name)),
              )
            }
          >
            <Trash2 size={16} strokeWidth={1.5} />
          </IconButton>
        </Box>
      ))}
      {asked && <ConfirmDialog confirmation={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}
