import { Box, ButtonBase, Typography } from '@mui/material';
import { signInAddress } from '../../data/code-sign-in.ts';
import { useText } from '../../i18n/use-text.ts';
import { DEMO_PASSWORD, demoLogins } from './demo-logins.ts';

/** The logins of the demo, each a link to the sign-in page with the name filled in. */
export function DemoLogins({ returnTo }: { returnTo: string }) {
  const say = useText();
  return (
    <Box component="section" aria-label={say('signIn.demoTitle')}>
      <Typography variant="h3" component="h2">
        {say('signIn.demoTitle')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {say('signIn.demoLead', { password: DEMO_PASSWORD })}
      </Typography>
      {demoLogins.map(({ username, purpose }) => (
        <ButtonBase
          key={username}
          href={signInAddress(returnTo, username)}
          sx={{
            display: 'block',
            width: 1,
            textAlign: 'left',
            p: 3,
            mb: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {username}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {say(purpose)}
          </Typography>
        </ButtonBase>
      ))}
    </Box>
  );
}
