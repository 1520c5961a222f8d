import { rows } from './record-data/rows/index.ts';
import { openWorld } from './record-data/world.ts';
import { declaredOperations } from './walk/declared.ts';
import { describeWalk } from './walk/walk.ts';

describeWalk(declaredOperations('record-data'), rows, openWorld);
