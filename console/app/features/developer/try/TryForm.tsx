import { Box, Button, Typography } from '@mui/material';
import { Send } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { ApiOperation } from '../api/contracts.ts';
import { BodyField } from './BodyField.tsx';
import { CallAnswer } from './CallAnswer.tsx';
import { BODY } from './call-form.ts';
import { contractOperation, successType } from './contract-operation.ts';
import { faultText } from './fault-text.ts';
import { outcomeText } from './outcome-text.ts';
import { ParameterField } from './ParameterField.tsx';
import { useCall } from './use-call.ts';
import { useCallForm } from './use-call-form.ts';

/** The parameters and the body of a call to fill in, and what it was answered. */
export function TryForm({ operation }: { operation: ApiOperation }) {
  const say = useText();
  const { form, typed, faults, change, check } = useCallForm(operation);
  const sent = useMemo(() => contractOperation(operation), [operation]);
  const { confirmation, closeConfirmation, ...call } = useCall(sent, successType(operation));
  const box = useRef<HTMLFormElement>(null);
  const submit = () => {
    const checked = check();
    if ('input' in checked) return call.send(checked.input);
    call.forget();
    focusField(box.current, checked.firstFault);
  };
  const field = (id: string) => ({
    value: typed[id] ?? '',
    fault: faults[id] && faultText(faults[id], say),
    onChange: (text: string) => change(id, text),
  });
  const count = Object.keys(faults).length;
  return (
    <Box
      component="form"
      ref={box}
      noValidate
      autoComplete="off"
      aria-label={say('try.title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ p: 4, display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {form.fields.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
          }}
        >
          {form.fields.map((one) => (
            <ParameterField key={one.id} field={one} {...field(one.id)} />
          ))}
        </Box>
      )}
      {form.body && <BodyField isRequired={form.body.isRequired} onSend={submit} {...field(BODY)} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Button type="submit" variant="contained" startIcon={<Send size={16} strokeWidth={1.5} />}>
          {say('try.send')}
        </Button>
        <Typography role="status" variant="body2" color={count > 0 ? 'error' : 'textSecondary'}>
          {count > 0 ? say('try.notSent', { count }) : outcomeText(call, say)}
        </Typography>
      </Box>
      <CallAnswer exchange={call.exchange} error={call.error} />
      {confirmation && <ConfirmDialog confirmation={confirmation} onClose={closeConfirmation} />}
    </Box>
  );
}

function focusField(form: HTMLFormElement | null, id: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${id}"]`);
  // A list of choices is opened by what stands beside its value.
  (field?.parentElement?.querySelector<HTMLElement>('[role="combobox"]') ?? field)?.focus();
}
