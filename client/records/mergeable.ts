/** Objects whose records the platform merges. */
export const MERGEABLE: readonly string[] = ['Account', 'Case', 'Contact', 'Lead'];
