import { Form, useNavigation } from 'react-router';
import type { CallFailure } from '../../failures/call-failure.ts';
import styles from '../../forms/form-page.module.css';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { TextArea } from '../../ui/controls/TextArea.tsx';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import { CheckedList } from './CheckedList.tsx';
import { mostLines, type NumberKind } from './lines.ts';
import type { CheckedLine } from './quick-order.server.ts';

interface QuickOrderProps {
  numbers: NumberKind;
  outcome:
    | {
        typed: string;
        isMissing: boolean;
        lines: CheckedLine[] | undefined;
        failure: CallFailure | undefined;
      }
    | undefined;
}

/** What the list is asked for by. */
const TEXTS = {
  pzn: { list: 'quickOrder.list', help: 'quickOrder.help', missing: 'quickOrder.missing' },
  sku: {
    list: 'quickOrder.byNumber.list',
    help: 'quickOrder.byNumber.help',
    missing: 'quickOrder.byNumber.missing',
  },
} as const;

/** Many packs at once from a list of numbers: pasted, checked line by line, then ordered. */
export function QuickOrder({ numbers, outcome }: QuickOrderProps) {
  const text = useText();
  const texts = TEXTS[numbers];
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs crumbs={[{ label: text('quickOrder.title') }]} />
      <h1>{text('quickOrder.title')}</h1>
      <Form ref={useFocusOnError(outcome)} method="post" className={styles.form} noValidate>
        <StepFailure failure={outcome?.failure} />
        <TextArea
          label={text(texts.list)}
          help={text(texts.help, { count: mostLines })}
          name="list"
          rows={8}
          maxLength={5000}
          autoComplete="off"
          spellCheck={false}
          defaultValue={outcome?.typed}
          error={outcome?.isMissing ? text(texts.missing) : undefined}
        />
        <button
          type="submit"
          name="intent"
          value="check"
          className={button({ look: outcome?.lines ? 'secondary' : 'primary' })}
          aria-busy={isSending}
        >
          {text('quickOrder.check')}
        </button>
        {outcome?.lines ? <CheckedList lines={outcome.lines} /> : null}
      </Form>
    </div>
  );
}
