import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getFlexipageFormulaActivations } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../../data/queries/platform-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { Section } from '../Section.tsx';

/** The feature of the platform that looks at the values of a record. */
const FEATURE = 'DynamicActions';

/** The actions that a record offers only while its values allow it. */
export function ConditionalActions({ info }: { info: ObjectInfo }) {
  const say = useText();
  const platform = usePlatform();
  const { data, error, refetch } = useQuery(
    platformQuery(platform, getFlexipageFormulaActivations, {
      path: { actionFeature: FEATURE },
      query: { objectApiNames: [info.apiName] },
    }),
  );
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Pending />;
  const names = data.activations
    .filter(({ isActive }) => isActive)
    .flatMap(({ actionApiNames = [] }) => actionApiNames);
  return (
    <Section title={say('describe.conditional')} note={FEATURE}>
      {names.length === 0 ? (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('describe.noConditional')}
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, py: 3, pl: 8 }}>
          {names.map((name) => (
            <li key={name}>
              <code>{name}</code>
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}
