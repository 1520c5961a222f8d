import { rows } from './commerce/rows/index.ts';
import { openWorld } from './commerce/world.ts';
import { declaredOperations } from './declared.ts';
import { describeWalk } from './describe-operations.ts';

describeWalk(declaredOperations('commerce', 'cms'), rows, openWorld);
