import { Chip } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { usePageSettings } from './page-settings-provider.tsx';

/** Names the platform behind the console, so that nobody works on the wrong one. */
export function EnvironmentBadge() {
  const say = useText();
  const { environment } = usePageSettings();
  if (!environment) return null;
  return (
    <Chip
      label={environment}
      title={`${say('shell.environment')}: ${environment}`}
      variant="outlined"
      sx={{ color: 'warning.main', borderColor: 'warning.main', bgcolor: 'transparent', fontWeight: 600 }}
    />
  );
}
