import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import styles from './filter-panel.module.css';
import type { Filter } from './filters.ts';
import { KeptParameters } from './KeptParameters.tsx';
import { listParameters, listStateOf } from './list-state.ts';

const PAUSE_MS = 250;

/** Looks for values of an open facet: while typing where scripts run, and as a form otherwise. */
export function FilterSearch({ filter: { label } }: { filter: Filter }) {
  const text = useText();
  const [parameters] = useSearchParams();
  const field = useField(listStateOf(parameters).within);
  const { page, within } = listParameters;
  return (
    <Form className={styles.search} preventScrollReset replace>
      <KeptParameters changed={[within, page]} />
      <input
        {...field}
        type="search"
        name={within}
        maxLength={100}
        autoComplete="off"
        aria-label={text('list.within', { facet: label })}
        placeholder={text('list.within', { facet: label })}
      />
      <button type="submit" aria-label={text('shell.search.submit')}>
        <Search size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </Form>
  );
}

/** What is typed is asked for once typing has paused; what the address says comes back with the browser. */
function useField(within: string) {
  const submit = useSubmit();
  const ref = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (ref.current && ref.current !== document.activeElement) ref.current.value = within;
  }, [within]);
  const onChange = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => submit(ref.current?.form ?? null, { preventScrollReset: true, replace: true }),
      PAUSE_MS,
    );
  };
  return { ref, defaultValue: within, onChange };
}
