import { rows } from './commerce/rows/index.ts';
import { openWorld } from './commerce/world.ts';
import { declaredOperations } from './walk/declared.ts';
import { describeWalk } from './walk/walk.ts';

describeWalk(declaredOperations('commerce', 'cms'), rows, openWorld);
