/** What is open above a page, and covers it until it is closed. */
export const OPENED = 'dialog[open], :popover-open, [role="listbox"]:not([hidden])';
