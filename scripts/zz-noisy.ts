import { isHardlyNoticed, runNeighbours } from '#test/lab/noisy-neighbours/run-neighbours.ts';
const only = process.argv.slice(2);
await runNeighbours((one) => console.log(isHardlyNoticed(one) ? ' ' : '!', one.what, '|', one.attack, JSON.stringify(one.quiet), JSON.stringify(one.beside)), only);
process.exit(0);
