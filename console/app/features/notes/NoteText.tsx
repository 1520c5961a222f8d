import { Alert, Box, Button, TextField } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';

interface NoteTextProps {
  info: ObjectInfo;
  label: string;
  /** What the button says that sends it. */
  submit: string;
  text: string;
  error: unknown;
  isPending: boolean;
  autoFocus?: boolean;
  onText: (text: string) => void;
  onSubmit: (text: string) => void;
  onCancel?: () => void;
}

/** The text of a note; Ctrl and Enter send it, Escape gives it up where it can be given up. */
export function NoteText(props: NoteTextProps) {
  const {
    info,
    label,
    submit,
    text,
    error,
    isPending,
    autoFocus = false,
    onText,
    onSubmit,
    onCancel,
  } = props;
  const say = useText();
  const max = info.fields.Description?.length ?? 0;
  const trimmed = text.trim();
  const isTooLong = trimmed.length > max;
  const maySend = trimmed !== '' && !isTooLong && !isPending;
  const send = () => {
    if (maySend) onSubmit(trimmed);
  };
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 2, p: 4 }}
    >
      {Boolean(error) && <Alert severity="error">{problemText(error, say)}</Alert>}
      <TextField
        multiline
        minRows={2}
        maxRows={10}
        {...{ label, autoFocus }}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          if (event.key === 'Escape') onCancel?.();
        }}
        error={isTooLong}
        helperText={isTooLong && say('field.tooLong', { max, count: trimmed.length })}
      />
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 2 }}>
        {onCancel && <Button onClick={onCancel}>{say('action.cancel')}</Button>}
        <Button type="submit" variant="outlined" disabled={!maySend}>
          {submit}
        </Button>
      </Box>
    </Box>
  );
}
