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
