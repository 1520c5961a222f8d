import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/use-text.ts';

/** The console's name beside its mark. */
export function Brand() {
  const say = useText();
  return (
    <Box sx={{ display: 'inline-flex', alignItems: 'center', gap: 2, color: 'text.primary' }}>
      <BrandMark />
      <Typography component="span" sx={{ fontWeight: 700, fontSize: 15 }}>
        {say('app.name')}
      </Typography>
      <Typography component="span" color="textSecondary" sx={{ fontSize: 15 }}>
        {say('app.subtitle')}
      </Typography>
    </Box>
  );
}

/** A bottle with a leaf, in the accent colour. */
function BrandMark() {
  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      aria-hidden
      sx={{ width: 24, height: 24, color: 'primary.main' }}
    >
      <path
        fill="currentColor"
        d="M8.5 2h7a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1H15v1.6c2.4.9 4 3 4 5.6V20a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6.8c0-2.6 1.6-4.7 4-5.6V6h-.5a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1Z"
      />
      <Box
        component="path"
        d="M12 18.5v-3m0 0c0-2.4 1.5-3.9 4-4-.1 2.500-1.500 4-4 4Zm0 .9c0-1.700-1-2.700-2.900-2.800.1 1.800 1.100 2.800 2.900 2.800Z"
        sx={{
          fill: 'none',
          stroke: (theme) => theme.palette.primary.contrastText,
          strokeWidth: 1.3,
          strokeLinejoin: 'round',
          strokeLinecap: 'round',
        }}
      />
    </Box>
  );
}
