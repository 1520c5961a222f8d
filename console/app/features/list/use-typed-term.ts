import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

interface TypedTerm {
  typed: string;
  change(text: string): void;
  /** Hands on at once what is still waiting for a pause. */
  flush(): void;
}

/**
 * The term as it is typed, handed on once typing has paused. A term that comes from elsewhere, as from the
 * browser's back button, takes the place of what was typed. Flush it when the field loses the focus: a term that
 * is handed on after somebody clicked a link would bring the list back in place of the page they asked for.
 */
export function useTypedTerm(term: string, onChange: (term: string) => void): TypedTerm {
  const [typed, setTyped] = useState(term);
  const handedOn = useRef(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (term === handedOn.current) return;
    handedOn.current = term;
    setTyped(term);
  }, [term]);
  const handOn = (text: string) => {
    clearTimeout(timer.current);
    if (text === handedOn.current) return;
    handedOn.current = text;
    onChange(text);
  };
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => handOn(text), PAUSE_MS);
  };
  return { typed, change, flush: () => handOn(typed) };
}
