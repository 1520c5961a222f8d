import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'OffizinConsole.place';
/** Lists whose place is kept. */
const KEPT = 30;

interface Place {
  offset: number;
  rows: number;
}

/**
 * Where the person is in a list: how far it is scrolled and how many rows that took. The browser's back button and a
 * reload lead there again, pages before it being read until there are as many rows; anything else starts at the top.
 */
export function useListPlace(list: { rows: number; hasMore: boolean; isReading: boolean; more: () => void }) {
  const { pathname, search } = useLocation();
  const address = `${pathname}${search}`;
  const isReturn = useNavigationType() === 'POP';
  const start = useRef<{ address: string; place: Place }>(undefined);
  if (start.current?.address !== address)
    start.current = { address, place: (isReturn && read()[address]) || { offset: 0, rows: 0 } };
  const { place } = start.current;

  const rows = useRef(list.rows);
  rows.current = list.rows;
  const { hasMore, isReading, more } = list;
  const isShort = list.rows > 0 && list.rows < place.rows && hasMore;
  useEffect(() => {
    if (isShort && !isReading) more();
  }, [isShort, isReading, more]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remember = (offset: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(address, { offset, rows: rows.current }), 120);
  };
  return { offset: isShort ? 0 : place.offset, isReady: !isShort, remember };
}

function read(): Record<string, Place> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Place>;
  } catch {
    return {};
  }
}

function write(address: string, place: Place): void {
  const { [address]: _, ...others } = read();
  const kept = Object.entries(others).slice(-KEPT);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [address]: place }));
  } catch {
    // Without storage the list starts at its top, which does no harm.
  }
}
