import { Box, Paper, Typography } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/Brand.tsx';
import { LanguageMenu } from '../shell/LanguageMenu.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { CodeSignIn } from './CodeSignIn.tsx';

/** The way in; afterwards the page that was asked for is shown. */
export function SignInPage() {
  const say = useText();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        bgcolor: 'background.default',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', p: 3, gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Brand />
        </Box>
        <LanguageMenu />
        <ThemeToggle />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'start center', p: 4, pt: { xs: 4, md: 16 } }}>
        <Paper variant="outlined" sx={{ width: 1, maxWidth: 400, p: { xs: 5, sm: 8 } }}>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {say('signIn.title')}
          </Typography>
          <Typography variant="body1" color="textSecondary" sx={{ mb: 6 }}>
            {say('signIn.codeLead')}
          </Typography>
          <CodeSignIn />
        </Paper>
      </Box>
    </Box>
  );
}
