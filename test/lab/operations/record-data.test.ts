import { declaredOperations } from './declared.ts';
import { describeWalk } from './describe-operations.ts';
import { rows } from './record-data/rows/index.ts';
import { openWorld } from './record-data/world.ts';

describeWalk(declaredOperations('record-data'), rows, openWorld);
