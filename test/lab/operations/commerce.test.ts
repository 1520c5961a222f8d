import { rows } from './commerce/rows/index.ts';
import { openWorld } from './commerce/world.ts';
import { operationsWithRows } from './declared.ts';
import { describeOperations } from './describe-operations.ts';

describeOperations(operationsWithRows(['commerce', 'cms', 'platform'], rows), rows, openWorld);
