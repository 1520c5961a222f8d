/** Loaded before a process of the project: gives it the bug of a process that MUTANT names. */
import { processMutants } from './mutants.ts';

await processMutants[process.env.MUTANT ?? '']?.();
