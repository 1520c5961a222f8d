import type { OpenStore } from '#mock/store/store.ts';
import { fillShop } from '../../purchases/buyers.ts';
import { addStaff } from '../../purchases/people.ts';
import type { Place } from '../../purchases/place.ts';
import { RECORDS_PATH } from '../../security/addresses.ts';
import type { CrashKind, Damage, Victim } from './kind.ts';

const PER_BATCH = 5;

/** Sends one piece of work under a name; whatever else it is answered with than a success is an error. */
type SendOne = (origin: string, cookie: string, name: string) => Promise<Response>;

/** Pieces of work, each under a name of its own: how one is sent, and what has become of those with these names. */
export interface Pieces {
  readonly send: SendOne;
  look(store: OpenStore, acknowledged: readonly string[]): Promise<Damage>;
}

/** A batch creates several records together. */
export const batches: Pieces = {
  send: (origin, cookie, name) => {
    const records = Array.from({ length: PER_BATCH }, (_, at) => ({
      apiName: 'Account',
      fields: { Name: `${name}.${at}` },
    }));
    return fetch(`${origin}${RECORDS_PATH}/records/batch`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ operations: [{ type: 'Create', records }] }),
    });
  },
  look: async (store, acknowledged) => {
    const found = await store.find('Account', { where: { Name: { like: 'Stück %' } } });
    const parts = Map.groupBy(found, ({ Name }) => String(Name).split('.')[0] ?? '');
    const counts = new Map([...parts].map(([name, all]) => [name, all.length] as const));
    return {
      lost: acknowledged.filter((name) => !counts.has(name)).length,
      doubled: [...counts.values()].filter((count) => count > PER_BATCH).length,
      halfWritten: [...counts.values()].filter((count) => count < PER_BATCH).length,
    };
  },
};

/** A file is uploaded: a document with its first version. */
export const uploads: Pieces = {
  send: (origin, cookie, title) => {
    const form = new FormData();
    form.set('fileData', new File([title.repeat(2000)], 'Beipackzettel.txt'));
    form.set('title', title);
    const address = `${origin}${RECORDS_PATH}/records/content-documents/content-versions`;
    return fetch(address, { method: 'POST', headers: { cookie }, body: form });
  },
  look: async (store, acknowledged) => {
    const versions = await store.find('ContentVersion', { where: { Title: { like: 'Stück %' } } });
    const documents = await store.find('ContentDocument', { where: { Title: { like: 'Stück %' } } });
    const titles = versions.map(({ Title }) => Title);
    const withVersion = new Set(versions.map(({ ContentDocumentId }) => ContentDocumentId));
    return {
      lost: acknowledged.filter((title) => !titles.includes(title)).length,
      doubled: titles.length - new Set(titles).size,
      halfWritten:
        documents.filter(({ Id }) => !withVersion.has(Id)).length + (versions.length - withVersion.size),
    };
  },
};

export const recordBatch: CrashKind = { what: 'batches of records', mostMs: 600, prepare: victim(batches) };
export const upload: CrashKind = { what: 'uploads', mostMs: 600, prepare: victim(uploads) };

/** Somebody of the staff who sends piece after piece until the platform is gone. */
function victim({ send, look }: Pieces): (place: Place) => Promise<Victim> {
  return async (place) => {
    const store = await place.open();
    const [staff] = await fillShop(store)
      .then(() => addStaff(store, 1))
      .finally(() => store.close());
    const acknowledged: string[] = [];
    let last = 0;
    return {
      start: async (at, mutant) => {
        const platform = await at.start(mutant);
        return {
          readyMs: platform.readyMs,
          kill: () => platform.end('SIGKILL'),
          work: async () => {
            for (;;) {
              last += 1;
              const name = `Stück ${last}`;
              const answer = await send(platform.origin, staff?.cookie ?? '', name).catch(() => undefined);
              const text = await answer?.text().catch(() => undefined);
              if (!answer || text === undefined) return;
              if (!answer.ok)
                throw new Error(`${name} was answered with ${answer.status}: ${text.slice(0, 200)}`);
              acknowledged.push(name);
            }
          },
        };
      },
      audit: (opened) => look(opened, acknowledged),
    };
  };
}
