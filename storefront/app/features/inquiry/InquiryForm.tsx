import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextArea } from '../../ui/controls/TextArea.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import type { FormView } from '../content/sections/section-view.ts';
import type { InquiryOutcome } from './answer-form.server.ts';
import styles from './inquiry.module.css';
import { longest } from './inquiry.ts';

interface InquiryFormProps {
  form: FormView;
  outcome: InquiryOutcome | undefined;
}

/** A form of a content page by which people ask the pharmacy; what follows, its content says. */
export function InquiryForm({ form, outcome }: InquiryFormProps) {
  return (
    <section className={`page section ${styles.inquiry}`}>
      {form.title ? <h2 lang={form.language}>{form.title}</h2> : null}
      {outcome?.isSent ? <Sent outcome={outcome} /> : <Fields form={form} outcome={outcome} />}
    </section>
  );
}

function Sent({ outcome }: { outcome: Extract<InquiryOutcome, { isSent: true }> }) {
  const text = useText();
  return (
    <StatusMessage kind="success" live>
      {outcome.message ?? text('inquiry.sent')} {text('inquiry.reference', { reference: outcome.reference })}
    </StatusMessage>
  );
}

function Fields({
  form,
  outcome,
}: {
  form: FormView;
  outcome: Exclude<InquiryOutcome, { isSent: true }> | undefined;
}) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const element = useFocusOnError(outcome);
  const errors = outcome?.errors ?? {};
  const messages = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, error && text(`inquiry.error.${error}`)]),
  );
  return (
    <Form ref={element} method="post" className={styles.form} noValidate preventScrollReset>
      {form.text ? <p lang={form.language}>{form.text}</p> : null}
      <ErrorSummary messages={messages} />
      {outcome?.isLost ? (
        <StatusMessage kind="error" live>
          {text('inquiry.lost', { phone: operator.phone })}
        </StatusMessage>
      ) : null}
      <TextField
        label={text('inquiry.name')}
        name="name"
        autoComplete="name"
        maxLength={longest.name}
        defaultValue={outcome?.typed.name}
        error={messages.name}
      />
      <TextField
        label={text('inquiry.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        defaultValue={outcome?.typed.email}
        error={messages.email}
      />
      <TextArea
        label={text('inquiry.message')}
        name="message"
        rows={6}
        maxLength={longest.message}
        defaultValue={outcome?.typed.message}
        error={messages.message}
      />
      <button
        type="submit"
        className={button({ size: 'large' })}
        aria-busy={isSending}
        lang={form.submit ? form.language : undefined}
      >
        {form.submit ?? text('inquiry.submit')}
      </button>
    </Form>
  );
}
