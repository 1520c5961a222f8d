/** What a person has set up in this browser is kept under this name. */
export const STORE_NAME = 'OffizinConsole';
