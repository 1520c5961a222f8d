/** Version of what the consent page says; a new one is asked for anew. */
export const storageConsentVersion = '2026-01';
