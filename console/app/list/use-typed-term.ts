import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 250;

/**
 * The term as it is typed, handed on once typing has paused. A term that comes from elsewhere, as from the
 * browser's back button, takes the place of what was typed.
 */
export function useTypedTerm(
  term: string,
  onChange: (term: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(term);
  const handedOn = useRef(term);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (term === handedOn.current) return;
    handedOn.current = term;
    setTyped(term);
  }, [term]);
  const change = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      handedOn.current = text;
      onChange(text);
    }, PAUSE_MS);
  };
  return [typed, change];
}
