import { useAuthProvider, useGetIdentity } from 'react-admin';

/** Signs in over the page at work. Another person's page is drawn anew, as it shows what the first one may see. */
export function useSignInAgain() {
  const authProvider = useAuthProvider();
  const { data: before } = useGetIdentity();
  return async (): Promise<void> => {
    await authProvider?.login({});
    const now = await authProvider?.getIdentity?.();
    if (now?.username !== before?.username) window.location.reload();
  };
}
