/**
 * A platform in a process of its own: the records where the environment says, on a free port, which it sends to its
 * parent. Validators are compiled when they are first needed, so that it is up quickly. Each message of the parent is
 * answered with what is in the books. PLANTED_BUG names a bug that it is to have.
 */
import { createMock } from '#mock/create-mock.ts';
import { readMockSettings } from '#mock/settings.ts';
import { openStore } from '#mock/store/open-store.ts';
import { killPlants } from '../crash-recovery/mutants.ts';
import { racePlants } from '../races/mutants.ts';
import { readBooks } from './purchase-records.ts';

const { dataDir, databaseUrl, databaseSchema } = readMockSettings();
const { PLANTED_BUG = '' } = process.env;
const plant = racePlants[PLANTED_BUG];
const location = databaseUrl === undefined ? { dataDir } : { databaseUrl, schema: databaseSchema };
const mock = await createMock({
  replace: plant ? { [plant.operationId]: plant.handler } : {},
  open: async (clock) => {
    const store = await openStore({ ...location, clock });
    return (await killPlants[PLANTED_BUG]?.plant(store)) ?? store;
  },
});
process.on('message', () => void readBooks(mock.store).then((books) => process.send?.({ books })));
process.on('SIGTERM', () => void mock.close().finally(() => process.exit(0)));
process.send?.({ port: await mock.listen(0) });
