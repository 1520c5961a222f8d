import { Box, ButtonBase, Chip, Link, Typography } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { LoggedRequest } from '#client/sandbox/request-log.ts';
import { personZone, tagOf } from '../../../i18n/manner.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import { Code } from '../../../ui/Code.tsx';

/** One request of the log; its bodies and violations on a click. */
export function LoggedRequestLine({ request }: { request: LoggedRequest }) {
  const say = useText();
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { number, receivedAt, operationId, method, path, status, outcome, controls, violations } = request;
  const isFine = status !== null && status < 400 && outcome === 'answered';
  return (
    <Box component="li" sx={{ '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{
          width: 1,
          gap: 3,
          px: 4,
          minHeight: 36,
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box component={ChevronRight} size={14} sx={{ transform: isOpen ? 'rotate(90deg)' : undefined }} />
        <Typography variant="body2" color="textSecondary" sx={{ width: 64, flex: 'none' }}>
          {new Date(receivedAt).toLocaleTimeString(tagOf(locale), { timeZone: personZone() })}
        </Typography>
        <Typography
          variant="body2"
          sx={{ width: 36, flex: 'none', fontWeight: 600, color: isFine ? 'primary.main' : 'error.main' }}
        >
          {status ?? '–'}
        </Typography>
        <Typography variant="body2" noWrap sx={{ flex: 1, fontFamily: 'monospace' }}>
          {operationId ?? `${say('sandbox.noOperation')}: ${method} ${path}`}
        </Typography>
        {violations.length > 0 && (
          <Chip
            variant="outlined"
            label={say('inspector.violationCount', { count: violations.length })}
            sx={{ color: 'error.main', borderColor: 'error.main' }}
          />
        )}
        {outcome !== 'answered' && <Chip label={outcome} />}
        <Typography variant="body2" color="textSecondary" sx={{ flex: 'none' }}>
          {Math.round(request.milliseconds)} ms
        </Typography>
      </ButtonBase>
      {isOpen && (
        <Box sx={{ px: 4, pb: 4, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="caption" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
            #{number} {method} {path}{' '}
            {operationId && (
              <Link component={RouterLink} to={paths.api(operationId)}>
                {say('inspector.toApi')}
              </Link>
            )}
          </Typography>
          {controls.length > 0 && (
            <Typography variant="body2">
              {say('sandbox.outcome')}: {controls.join(', ')}
            </Typography>
          )}
          {violations.map(({ side, location, message }) => (
            <Typography key={`${side} ${location} ${message}`} variant="body2" color="error">
              {say(side === 'request' ? 'inspector.request' : 'inspector.answer')}: <code>{location}</code>{' '}
              {message}
            </Typography>
          ))}
          {request.requestBody && <Code label={say('sandbox.requestBody')} text={request.requestBody} />}
          {request.responseBody && <Code label={say('sandbox.answerBody')} text={request.responseBody} />}
        </Box>
      )}
    </Box>
  );
}
