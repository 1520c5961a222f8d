/** Loaded before a process of the project: gives it the bug of a process that PLANTED_BUG names. */
import { processPlants } from './mutants.ts';

await processPlants[process.env.PLANTED_BUG ?? '']?.();
