/** Address of the file that holds startScripts. A build names it; without one the text of it is in the page. */
export const startAddress: string | undefined = undefined;
