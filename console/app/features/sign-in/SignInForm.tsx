import { Alert, Button, IconButton, InputAdornment, Stack, TextField } from '@mui/material';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import type { Credentials } from '#client/commerce/session.ts';
import { useText } from '../../i18n/use-text.ts';
import { signInProblem } from './sign-in-problem.ts';

interface SignInFormProps {
  credentials: Credentials;
  onChange: (credentials: Credentials) => void;
  onSubmit: (credentials: Credentials) => Promise<unknown>;
  /** Input that has the focus at first. */
  focus?: keyof Credentials;
}

/** Asks for name and password, and says what is wrong with them. */
export function SignInForm({ credentials, onChange, onSubmit, focus = 'username' }: SignInFormProps) {
  const say = useText();
  const problemId = useId();
  const [isSubmitting, setSubmitting] = useState(false);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { username, password } = credentials;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setProblem(undefined);
    if (!username.trim() || !password) return;
    setSubmitting(true);
    try {
      await onSubmit({ username: username.trim(), password });
    } catch (error) {
      setProblem(signInProblem(error, say));
    } finally {
      setSubmitting(false);
    }
  };

  return (
    <form onSubmit={submit} noValidate aria-describedby={problem && problemId}>
      <Stack spacing={4}>
        {problem && (
          <Alert severity="error" id={problemId} role="alert">
            {problem}
          </Alert>
        )}
        <TextField
          label={say('signIn.username')}
          value={username}
          onChange={(event) => onChange({ ...credentials, username: event.target.value })}
          autoComplete="username"
          autoFocus={focus === 'username'}
          fullWidth
          type="email"
          error={isTried && !username.trim()}
          helperText={isTried && !username.trim() ? say('signIn.usernameMissing') : undefined}
        />
        <PasswordField
          autoFocus={focus === 'password'}
          value={password}
          onChange={(value) => onChange({ ...credentials, password: value })}
          problem={isTried && !password ? say('signIn.passwordMissing') : undefined}
        />
        <Button type="submit" variant="contained" disabled={isSubmitting} sx={{ minHeight: 40 }}>
          {say(isSubmitting ? 'signIn.submitting' : 'signIn.submit')}
        </Button>
      </Stack>
    </form>
  );
}

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  problem: string | undefined;
  autoFocus: boolean;
}

function PasswordField({ value, onChange, problem, autoFocus }: PasswordFieldProps) {
  const say = useText();
  const [isShown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={say(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff size={18} /> : <Eye size={18} />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      label={say('signIn.password')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoFocus={autoFocus}
      fullWidth
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ input: { endAdornment: toggle } }}
    />
  );
}
