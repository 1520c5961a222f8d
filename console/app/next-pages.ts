/** Asks for the script of the page that a row of a list leads to. */
export const askForRecordPage = (): void => void import('./features/record/RecordPage.tsx');

/** Asks for the script of the form that a record leads to. */
export const askForEditPage = (): void => void import('./features/record/EditPage.tsx');
