import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { PageSteps } from '../parts/PageSteps.tsx';
import { PAGE_SIZES, type useListState } from './use-list-state.ts';

interface ListFootProps {
  list: ReturnType<typeof useListState>;
  /** Rows on this page. */
  count: number;
  tokens: { nextPageToken: string | null; previousPageToken: string | null } | undefined;
}

/** Pages by token: the platform knows the next and the one before, not how many there are. */
export function ListFoot({ list: { state, setSize, goTo }, count, tokens }: ListFootProps) {
  const say = useText();
  const { page, size } = state;
  const from = (page - 1) * size + 1;
  const range = count > 0 ? say('list.range', { from, to: from + count - 1 }) : say('list.rangeNone');
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 3,
        mt: 'auto',
        px: { xs: 3, md: 6 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary" role="status">
        {range}
      </Typography>
      <Box sx={{ flex: 1 }} />
      <TextField
        select
        value={size}
        onChange={(event) => setSize(Number(event.target.value))}
        slotProps={{
          select: { inputProps: { 'aria-label': say('list.pageSize') } },
          input: {
            startAdornment: (
              <Typography variant="body2" color="textSecondary" sx={{ mr: 2 }}>
                {say('list.pageSize')}
              </Typography>
            ),
          },
        }}
      >
        {PAGE_SIZES.map((each) => (
          <MenuItem key={each} value={each}>
            {each}
          </MenuItem>
        ))}
      </TextField>
      <PageSteps
        label={say('list.page', { page })}
        page={page}
        onPrevious={
          page > 1 ? () => goTo({ page: page - 1, token: tokens?.previousPageToken ?? null }) : undefined
        }
        onNext={
          tokens?.nextPageToken ? () => goTo({ page: page + 1, token: tokens.nextPageToken }) : undefined
        }
      />
    </Box>
  );
}
