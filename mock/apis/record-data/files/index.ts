import { createContentDocumentAndVersion } from './createContentDocumentAndVersion.ts';
import { createContentVersion } from './createContentVersion.ts';
import { getContentVersionData } from './getContentVersionData.ts';

/** The handlers of files, one for each operation. */
export const fileHandlers = {
  createContentDocumentAndVersion,
  createContentVersion,
  getContentVersionData,
};
