import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import styles from './consent.module.css';
import type { Consent, Purpose } from './consent.ts';

/** Each purpose with a choice of its own, and what the shop needs in any case. */
export function ConsentForm({ consent, asked }: { consent: Consent; asked: readonly Purpose[] }) {
  const text = useText();
  return (
    <Form method="post" className={styles.form}>
      <section className={styles.purpose}>
        <h2>{text('consent.needed.title')}</h2>
        <p>{text('consent.needed.text')}</p>
      </section>
      {asked.map((purpose) => (
        <section key={purpose} className={styles.purpose}>
          <h2>{text(`consent.purposes.${purpose}.title`)}</h2>
          <p>{text(`consent.purposes.${purpose}.text`)}</p>
          <Checkbox
            key={String(consent.allowed.includes(purpose))}
            name={purpose}
            label={text(`consent.purposes.${purpose}.label`)}
            defaultChecked={consent.allowed.includes(purpose)}
          />
        </section>
      ))}
      <div className={styles.actions}>
        <button type="submit" name="choice" value="chosen" className={button()}>
          {text('consent.save')}
        </button>
        <button type="submit" name="choice" value="none" className={button({ look: 'secondary' })}>
          {text('shell.consent.none')}
        </button>
        <button type="submit" name="choice" value="all" className={button({ look: 'secondary' })}>
          {text('shell.consent.all')}
        </button>
      </div>
    </Form>
  );
}
