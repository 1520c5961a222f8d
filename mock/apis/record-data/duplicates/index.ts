import { findDuplicates } from './findDuplicates.ts';
import { getDuplicatesConfiguration } from './getDuplicatesConfiguration.ts';

/** The handlers of duplicates. */
export const duplicateHandlers = { getDuplicatesConfiguration, findDuplicates };
