/**
 * Asks the authorization matrix for one operation, in a process that may have a bug, and exits with MATRIX_FOUND where it
 * decides otherwise than its table says.
 *
 *   node test/lab/mutants/source/ask-matrix.ts getRecord
 */
import { runMatrix } from '../../authorization-matrix/run-matrix.ts';
import { MATRIX_FOUND } from './matrix-found.ts';

const { wrong, operations } = await runMatrix({ only: process.argv[2] ?? '' });
if (operations === 0) throw new Error(`The matrix has no operation ${process.argv[2]}.`);
for (const { role, asked, told } of wrong) console.log(`${role} asked for ${asked}: ${told}`);
process.exit(wrong.length > 0 ? MATRIX_FOUND : 0);
