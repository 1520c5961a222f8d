import { useEffect } from 'react';

const key = 'effectiveAccountId';

/** Keeps the account acted for in session storage as well, where scripts of the visit look for it (SF-SESSION-03). */
export function VisitMemory({ effectiveAccountId }: { effectiveAccountId: string | undefined }) {
  useEffect(() => {
    if (effectiveAccountId) sessionStorage.setItem(key, effectiveAccountId);
    else sessionStorage.removeItem(key);
  }, [effectiveAccountId]);
  return null;
}
