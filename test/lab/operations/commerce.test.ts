import { rows } from './commerce/rows/index.ts';
import { openWorld } from './commerce/world.ts';
import { declaredOperations } from './declared.ts';
import { describeOperations } from './describe-operations.ts';

describeOperations(declaredOperations('commerce', 'cms', 'platform'), rows, openWorld);
