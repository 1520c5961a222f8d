/** Says that a start has failed in this tab, so that a page does not load itself over and over. */
const KEY = 'offizin.console.begunAgain';

/**
 * Loads a page anew that could not begin, since one of its scripts did not come; browsers may remember that for as long
 * as the page is there, so asking for the script alone may not help. If it does not begin the second time either, the
 * page says so at once.
 */
export function beginAgain({ sessionStorage, location, document }: Window = window): void {
  if (sessionStorage.getItem(KEY)) {
    document.getElementById('late')?.classList.add('now');
    return;
  }
  sessionStorage.setItem(KEY, 'yes');
  location.reload();
}

/** Says that the page has begun, so that a later one that does not may load itself anew again. */
export const noteBegun = ({ sessionStorage }: Window = window): void => sessionStorage.removeItem(KEY);
