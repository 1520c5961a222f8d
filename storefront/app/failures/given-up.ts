/**
 * A step that is given up for another breaks off what its page was still being sent. React Router rejects promises then
 * that no page has got hold of yet, so nobody can catch them, and nobody waits for them: nothing is wrong. Whatever
 * else nobody catches stays an error.
 */
export function forgetWhatWasGivenUp(): void {
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
  });
}
