import { Box, Typography } from '@mui/material';
import { NavLink } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { paths } from '../../../paths.ts';
import type { ApiOperation } from './contracts.ts';
import { MethodMark } from './MethodMark.tsx';

interface OperationListProps {
  operations: readonly ApiOperation[];
  term: string;
  chosen: string | undefined;
}

/** All operations by contract and topic, or those that a search finds. */
export function OperationList({ operations, term, chosen }: OperationListProps) {
  const say = useText();
  const words = term.toLowerCase().split(/\s+/).filter(Boolean);
  const found = operations.filter(({ operationId, path, summary, tag }) => {
    const text = `${operationId} ${path} ${summary} ${tag}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <Box
      component="nav"
      aria-label={say('api.operations')}
      sx={{
        py: 2,
        boxShadow: (theme) => `1px 1px 0 ${theme.palette.divider}`,
        bgcolor: 'background.paper',
        position: { md: 'sticky' },
        top: 52,
        maxHeight: { xs: chosen ? 220 : 'none', md: 'calc(100dvh - 52px)' },
        overflowY: 'auto',
      }}
    >
      {found.length === 0 && (
        <Typography color="textSecondary" role="status" sx={{ p: 4 }}>
          {say('api.noMatch', { term })}
        </Typography>
      )}
      {found.map((operation, index) => {
        const { operationId, api, tag, method } = operation;
        const heading = `${api} · ${tag}`;
        const before = found[index - 1];
        const isFirst = !before || `${before.api} · ${before.tag}` !== heading;
        return (
          <Box key={operationId}>
            {isFirst && (
              <Typography
                variant="subtitle2"
                component="h2"
                color="textSecondary"
                sx={{ px: 4, pt: 3, pb: 1 }}
              >
                {heading}
              </Typography>
            )}
            <Box
              component={NavLink}
              to={paths.api(operationId)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 2,
                px: 4,
                minHeight: { xs: 40, md: 28 },
                color: 'text.primary',
                fontSize: 13,
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
                '&.active': { bgcolor: 'action.selected', fontWeight: 600 },
              }}
            >
              <MethodMark method={method} />
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {operationId}
              </Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
