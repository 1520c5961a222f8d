/** Version of the consent text that is shown; it is kept with the order and changes with every wording. */
export const consentVersion = '2026-01';
