import { operationsWithRows } from './declared.ts';
import { describeOperations } from './describe-operations.ts';
import { rows } from './record-data/rows/index.ts';
import { openWorld } from './record-data/world.ts';

describeOperations(operationsWithRows(['record-data', 'platform'], rows), rows, openWorld);
