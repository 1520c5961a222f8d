import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readHarmlessly } from './harmless-reads.ts';

/** The fixed set of reads: begun, followed and stopped by a person, and stopped with the page. */
export function useHarmlessReads() {
  const platform = usePlatform();
  const [share, setShare] = useState<number>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async () => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    setShare(0);
    try {
      await readHarmlessly(platform, { signal, onProgress: (done) => !signal.aborted && setShare(done) });
    } finally {
      if (!signal.aborted) setShare(undefined);
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setShare(undefined);
  };
  return { share, start, cancel };
}
