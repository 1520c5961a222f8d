import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './assistant-page.module.css';
import { Conversation } from './Conversation.tsx';
import { type Exchange, LONGEST_QUESTION } from './exchange.ts';

interface AssistantPageProps {
  /** Name of the account acted for; undefined for guests. */
  account: string | undefined;
  latest: Exchange | undefined;
  isMissing: boolean;
}

const EXAMPLES = ['hours', 'order', 'product'] as const;

/** A conversation with the assistant of the shop. It is kept as long as the page is open, and nowhere else. */
export function AssistantPage({ account, latest, isMissing }: AssistantPageProps) {
  const text = useText();
  const isAsking = useNavigation().formMethod === 'POST';
  const exchanges = useConversation(latest);
  const error = isMissing ? text('assistant.missing') : undefined;
  return (
    <div className={styles.page}>
      <h1>{text('assistant.title')}</h1>
      <p>{text('assistant.intro', { phone: operator.phone })}</p>
      {account ? <p>{text('assistant.account', { account })}</p> : null}
      <Conversation exchanges={exchanges} />
      <Form
        ref={useFocusOnError(isMissing ? { isMissing } : undefined)}
        method="post"
        className={styles.form}
        preventScrollReset
        noValidate
      >
        <TextField
          key={exchanges.length}
          label={text('assistant.question')}
          name="question"
          autoComplete="off"
          autoFocus={exchanges.length > 0}
          maxLength={LONGEST_QUESTION}
          error={error}
        />
        <button type="submit" className={button()} aria-busy={isAsking}>
          {text(isAsking ? 'assistant.asking' : 'assistant.ask')}
        </button>
      </Form>
      {exchanges.length === 0 ? <Examples /> : null}
    </div>
  );
}

/** What is asked most, at one press. */
function Examples() {
  const text = useText();
  return (
    <Form method="post" className={styles.examples} preventScrollReset>
      <h2>{text('assistant.examples')}</h2>
      {EXAMPLES.map((example) => {
        const question = text(`assistant.example.${example}`);
        return (
          <button
            key={example}
            type="submit"
            name="question"
            value={question}
            className={button({ look: 'secondary' })}
          >
            {question}
          </button>
        );
      })}
    </Form>
  );
}

/** All exchanges of this page so far. */
function useConversation(latest: Exchange | undefined): readonly Exchange[] {
  const [known, setKnown] = useState(latest);
  const [exchanges, setExchanges] = useState(latest ? [latest] : []);
  if (latest && latest !== known) {
    setKnown(latest);
    setExchanges([...exchanges, latest]);
  }
  return exchanges;
}
