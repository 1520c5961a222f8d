/**
 * A platform in a process of its own: the records where the environment says, on a free port, which it sends to its
 * parent. Validators are compiled when they are first needed, so that it is up quickly. Each message of the parent is
 * answered with what is in the records. MUTANT names a bug that it is to have.
 */
import { createMock } from '#mock/create-mock.ts';
import { readMockSettings } from '#mock/settings.ts';
import { openStore } from '#mock/store/open-store.ts';
import { crashMutants } from '../crash-recovery/mutants.ts';
import { raceMutants } from '../races/mutants.ts';
import { readPurchaseRecords } from './purchase-records.ts';

const { dataDir, databaseUrl, databaseSchema } = readMockSettings();
const { MUTANT = '' } = process.env;
const mutant = raceMutants[MUTANT];
const location = databaseUrl === undefined ? { dataDir } : { databaseUrl, schema: databaseSchema };
const mock = await createMock({
  replace: mutant ? { [mutant.operationId]: mutant.handler } : {},
  open: async (clock) => {
    const store = await openStore({ ...location, clock });
    return (await crashMutants[MUTANT]?.apply(store)) ?? store;
  },
});
process.on(
  'message',
  () => void readPurchaseRecords(mock.store).then((records) => process.send?.({ records })),
);
process.on('SIGTERM', () => void mock.close().finally(() => process.exit(0)));
process.send?.({ port: await mock.listen(0) });
