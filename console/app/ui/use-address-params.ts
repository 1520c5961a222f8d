import { useEffect, useRef } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

type Change = (asked: URLSearchParams) => URLSearchParams;

/**
 * The parameters of the address, and how they are changed. A change that follows another at once begins with what that
 * one has asked for: the page is drawn anew a while later, and what was pressed meanwhile would be lost.
 */
export function useAddressParams(): [URLSearchParams, (change: Change, options?: NavigateOptions) => void] {
  const [params, setParams] = useSearchParams();
  const asked = useRef(params);
  useEffect(() => {
    asked.current = params;
  }, [params]);
  const change = (to: Change, options?: NavigateOptions) => {
    asked.current = to(asked.current);
    setParams(asked.current, options);
  };
  return [params, change];
}

/** Parameters with some of them set, or taken away where there is no value. */
export function withChanges(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
