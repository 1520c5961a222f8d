import { Typography } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import type { ApiOperation } from '../api/contracts.ts';
import { refusalOf } from './refusal.ts';
import { TryForm } from './TryForm.tsx';

/** Tries a call out with the own session; one that cannot be made from here says why. */
export function TryPart({ operation }: { operation: ApiOperation }) {
  const say = useText();
  const { environment } = usePageSettings();
  const refusal = refusalOf(operation);
  return (
    <Section title={say('try.title')}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ px: 4, pt: 4, pb: refusal ? 4 : 0, maxWidth: '72ch' }}
      >
        {refusal ? say(`try.${refusal}`) : say('try.lead', { environment })}
      </Typography>
      {!refusal && <TryForm operation={operation} />}
    </Section>
  );
}
