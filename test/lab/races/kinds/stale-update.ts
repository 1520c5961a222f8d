import { addStaff, request } from '../../purchases/people.ts';
import { originOf, type RaceKind, RIVALS, told } from './kind.ts';

const RECORDS = '/services/data/v64.0/ui-api/records';

/** Members of staff have read the same version of a record, and all of them save. */
export const staleUpdate: RaceKind = {
  what: 'saves of the same version of a record',
  prepare: async (store, races) => {
    const staff = await addStaff(store, RIVALS);
    const records: string[] = [];
    for (let number = 0; number < races; number += 1)
      records.push((await store.insert('Account', { Name: `Apotheke ${number}` })).Id);
    return async (track) => {
      const recordId = records[track.number] as string;
      const address = `${RECORDS}/${recordId}`;
      const read = async () => {
        const { body } = await request(originOf(track, 0), staff[0], [
          'GET',
          `${address}?fields=Account.Name`,
        ]);
        return { name: body.fields.Name.value as string, since: String(body.systemModstamp) };
      };
      const { since } = await read();
      const headers = { 'if-unmodified-since': new Date(since).toUTCString() };
      const names = staff.map((_, at) => `Apotheke ${track.number} von ${at}`);
      const answers = await Promise.all(
        staff.map((one, at) =>
          request(originOf(track, at), one, ['PATCH', address, { fields: { Name: names[at] } }, headers]),
        ),
      );
      const winner = names[answers.findIndex(({ status }) => status === 200)];
      const { name } = await read();
      return {
        winners: answers.filter(({ status }) => status === 200).length,
        otherAnswers: answers.filter(({ status }) => ![200, 412].includes(status)).map(told),
        fits: () => name === winner,
      };
    };
  },
};
