import { resetPasswordLimits as limits } from '#generated/platform/constants.gen.ts';
import { useText } from '../../i18n/texts.ts';
import { TextField } from '../../ui/controls/TextField.tsx';

/** The mail address that somebody signs in with, whose password is chosen. */
export function NameField({ typed, error }: { typed: string; error: string | undefined }) {
  return (
    <TextField
      label={useText()('password.email')}
      name="email"
      type="email"
      autoComplete="username"
      maxLength={limits.username.maxLength}
      defaultValue={typed}
      error={error}
    />
  );
}
