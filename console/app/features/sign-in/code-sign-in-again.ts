/** Page to which the platform leads back in the tab that was opened for signing in again. */
export const SIGNED_IN_PATH = '/signed-in';

const CHANNEL = 'offizin-console-sign-in';

/** Tells the other tabs of the console that somebody has signed in. */
export function announceSignIn(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(null);
  channel.close();
}

/** Calls when somebody has signed in, in another tab; the answer ends that. */
export function onSignIn(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = listener;
  return () => channel.close();
}
