import { describe } from 'vitest';
import { describeRecordStore } from './record-store.suite.ts';
import { openTestStore } from './testing.ts';

describe('the record store on PGlite', () => describeRecordStore(openTestStore));
