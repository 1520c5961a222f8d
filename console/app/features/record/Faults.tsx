import { Alert, AlertTitle } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

interface FaultsProps {
  messages: readonly string[];
  /** Labels of the fields that say themselves what is wrong with them. */
  fields: readonly string[];
}

/** Why a record was not saved, as far as it concerns no single field in sight. */
export function Faults({ messages, fields }: FaultsProps) {
  const say = useText();
  const ref = useRef<HTMLDivElement>(null);
  const isAllThereIs = messages.length > 0;
  useEffect(() => {
    if (isAllThereIs) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isAllThereIs]);
  return (
    <Alert severity="error" role="alert" ref={ref} sx={{ mb: 4, scrollMarginTop: 16 }}>
      <AlertTitle>{say('record.faults')}</AlertTitle>
      {messages.length === 0 && fields.length === 0 && say('record.faultsLead')}
      {fields.length > 0 && <div>{say('record.faultyFields', { fields: fields.join(', ') })}</div>}
      {messages.map((message) => (
        <div key={message}>{message}</div>
      ))}
    </Alert>
  );
}
