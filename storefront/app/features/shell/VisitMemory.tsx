import { useEffect } from 'react';
import { forgetGuestDetails } from '#client/commerce/effective-account.ts';

const key = 'effectiveAccountId';

interface VisitMemoryProps {
  isGuest: boolean;
  effectiveAccountId: string | undefined;
}

/**
 * Keeps the account acted for in session storage as well, where scripts of the visit look for it, and forgets there what
 * was said as a guest (SF-SESSION-03, SF-SESSION-04).
 */
export function VisitMemory({ isGuest, effectiveAccountId }: VisitMemoryProps) {
  useEffect(() => {
    if (!isGuest) forgetGuestDetails(sessionStorage);
    if (effectiveAccountId) sessionStorage.setItem(key, effectiveAccountId);
    else sessionStorage.removeItem(key);
  }, [isGuest, effectiveAccountId]);
  return null;
}
