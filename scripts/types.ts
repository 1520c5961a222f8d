/** Checks the types of every environment: `npm run types`. */
import { checkTypes } from './check/types.ts';

const { code, output } = await checkTypes();
if (output) console.log(output.trimEnd());
process.exit(code);
