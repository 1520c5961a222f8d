import { TextField } from '@mui/material';
import { useText } from '../../../i18n/use-text.ts';
import { MONOSPACE } from '../../../ui/theme/components.ts';
import { BODY } from './call-form.ts';

interface BodyFieldProps {
  value: string;
  /** What is wrong with the value, as a sentence. */
  fault: string | undefined;
  isRequired: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
}

/** The body of a call as JSON; Ctrl and Enter send the call. */
export function BodyField({ value, fault, isRequired, onChange, onSend }: BodyFieldProps) {
  const say = useText();
  return (
    <TextField
      multiline
      minRows={4}
      maxRows={20}
      name={BODY}
      label={say('try.body')}
      required={isRequired}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSend();
      }}
      error={fault !== undefined}
      helperText={fault ?? say('try.keys')}
      slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: MONOSPACE, fontSize: 13 } } }}
    />
  );
}
