import { RECORDS_PATH } from '../security/addresses.ts';
import { type Attack, flood, type Ground, json } from './attack.ts';

const BATCH = 200;
const UPLOAD = 25_000_000;
const DEPTH = 100_000;
/** As many as a body of JSON can hold. */
const BAD_INPUTS = 35_000;

/** What somebody of the staff can do, by intent or by a program that went wrong. */
export const asStaff: Readonly<Record<string, Attack>> = {
  [`batches of ${BATCH} creations`]: flood((ground, number) =>
    posted(ground, '/records/batch', {
      operations: [{ type: 'Create', records: accounts(number) }],
    }),
  ),
  'uploads of 25 MB that are refused': flood((ground) => {
    const body = new FormData();
    body.set('fileData', new File([large], 'Packungsbild.jpg'));
    body.set('title', 'x'.repeat(300));
    const address = `${ground.mock}${RECORDS_PATH}/records/content-documents/content-versions`;
    return [address, { method: 'POST', headers: { cookie: ground.staff }, body }];
  }),
  'deep JSON': flood((ground) => posted(ground, '/records', deep)),
  'keyword searches': flood((ground, number) =>
    posted(ground, `/search/results/keyword?objectApiName=Product2&q=ibuprofn%20salbe%20${number}`, {}),
  ),
  [`batches of ${BAD_INPUTS} bad inputs`]: flood((ground) => posted(ground, '/records/batch', badInputs)),
};

const large = new Uint8Array(UPLOAD);
const badInputs = JSON.stringify({
  operations: [
    { type: 'Create', records: Array.from({ length: BAD_INPUTS }, (_, at) => ({ apiName: at, fields: '' })) },
  ],
});
const deep = `${'{"a":['.repeat(DEPTH)}${']}'.repeat(DEPTH)}`;

const accounts = (number: number): object[] =>
  Array.from({ length: BATCH }, (_, at) => ({ apiName: 'Account', fields: { Name: `${number}.${at}` } }));

const posted = ({ mock, staff }: Ground, path: string, body: unknown): [string, RequestInit] => [
  `${mock}${RECORDS_PATH}${path}`,
  json(body, { cookie: staff }),
];
