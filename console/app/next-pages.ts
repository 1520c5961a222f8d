/** Asks for the scripts of the page that a row of a list leads to, and of what is pressed there first. */
export const askForRecordPage = (): void => void openRecordPage();

async function openRecordPage(): Promise<void> {
  const { askForEditor } = await import('./features/record/RecordPage.tsx');
  askForEditor();
}

/** Asks for the script of the form that a record leads to. */
export const askForEditPage = (): void => void import('./features/record/EditPage.tsx');
