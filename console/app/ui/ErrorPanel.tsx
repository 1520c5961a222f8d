import { Alert, AlertTitle, Button, Typography } from '@mui/material';
import { RotateCw } from 'lucide-react';
import { ContractError, FetchError, NetworkError, PlatformError } from '#client/errors/index.ts';
import { type Say, useText } from '../i18n/use-text.ts';

interface ErrorPanelProps {
  error: unknown;
  onRetry?: () => void;
  /** Whether this is all that the page says. */
  isPage?: boolean;
}

/** Says what went wrong with a read and offers to try again. */
export function ErrorPanel({ error, onRetry, isPage = false }: ErrorPanelProps) {
  const say = useText();
  const retry = onRetry && (
    <Button color="inherit" startIcon={<RotateCw size={16} strokeWidth={1.5} />} onClick={onRetry}>
      {say('action.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry} sx={{ m: { xs: 3, md: 6 } }}>
      <AlertTitle component={isPage ? 'h1' : 'p'} sx={{ mt: 0 }}>
        {say('error.title')}
      </AlertTitle>
      {problemText(error, say)}
      {error instanceof PlatformError && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {say('error.details', { operation: error.operationId, status: error.status ?? '–' })}
        </Typography>
      )}
    </Alert>
  );
}

/** What went wrong, as a sentence for a person. */
export function problemText(error: unknown, say: Say): string {
  if (error instanceof NetworkError) return say('error.network');
  if (error instanceof ContractError) return say('error.contract');
  if (error instanceof FetchError && error.status === 403) return say('error.forbidden');
  if (error instanceof FetchError && error.status === 404) return say('error.notFound');
  if (error instanceof FetchError && error.status === 503) return say('error.unavailable');
  if (error instanceof FetchError && [502, 504].includes(error.status)) return say('error.network');
  return error instanceof PlatformError ? error.explanation : String((error as Error)?.message ?? error);
}
