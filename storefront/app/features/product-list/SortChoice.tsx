import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Form, useSubmit } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import type { SortOption } from '../search/search.server.ts';
import { KeptParameters } from './KeptParameters.tsx';
import { listParameters } from './list-state.ts';
import styles from './sort-choice.module.css';

/** The order of the list. Without scripts a button applies it. */
export function SortChoice({ options, chosen }: { options: SortOption[]; chosen: string | undefined }) {
  const text = useText();
  const id = useId();
  const submit = useSubmit();
  if (options.length < 2) return null;
  const { page, sort } = listParameters;
  return (
    <Form className={styles.form} preventScrollReset>
      <KeptParameters changed={[sort, page]} />
      <label className={styles.label} htmlFor={id}>
        {text('list.sort')}
      </label>
      <span className={styles.field}>
        <select
          key={chosen}
          id={id}
          name={sort}
          className={styles.select}
          defaultValue={chosen ?? options[0]?.id}
          onChange={({ currentTarget }) => submit(currentTarget.form, { preventScrollReset: true })}
        >
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.chevron} size={16} strokeWidth={1.75} aria-hidden />
      </span>
      <noscript>
        <button type="submit" className={button({ look: 'secondary' })}>
          {text('list.apply')}
        </button>
      </noscript>
    </Form>
  );
}
