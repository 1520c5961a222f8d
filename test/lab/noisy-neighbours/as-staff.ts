import { RECORDS_PATH } from '../security/addresses.ts';
import { type Attack, flood, type Ground, json } from './attack.ts';

const BATCH = 200;
const UPLOAD = 25_000_000;
const DEPTH = 100_000;
/** As many comparisons as a condition on a list may have, and as many of them with wildcards (PF-REST-26). */
const COMPARISONS = 50;
const WITH_WILDCARDS = 10;
/** As many as a body of JSON can hold. */
const BAD_INPUTS = 35_000;

/** What somebody of the staff can do, by intent or by a program that went wrong. */
export const asStaff: Readonly<Record<string, Attack>> = {
  [`batches of ${BATCH} creations`]: flood((ground, number) =>
    posted(ground, '/records/batch', {
      operations: [{ type: 'Create', records: accounts(number) }],
    }),
  ),
  'uploads of 25 MB that are refused': flood(({ mock, staff }) => [
    `${mock}${RECORDS_PATH}/records/content-documents/content-versions`,
    { method: 'POST', headers: { cookie: staff, 'content-type': upload.contentType }, body: upload.bytes },
  ]),
  'deep JSON': flood((ground) => posted(ground, '/records', deep)),
  'keyword searches': flood((ground, number) =>
    posted(ground, `/search/results/keyword?objectApiName=Product2&q=ibuprofn%20salbe%20${number}`, {}),
  ),
  [`a filter of ${COMPARISONS} terms allowed to staff`]: flood((ground, number) =>
    posted(ground, '/list-records/Product2/AllProducts', { where: largestFilter(number) }),
  ),
  [`batches of ${BAD_INPUTS} bad inputs`]: flood((ground) => posted(ground, '/records/batch', badInputs)),
};

/** Made once: attackers have machines of their own. */
const upload = await encoded();
const badInputs = bytesOf({
  operations: [
    { type: 'Create', records: Array.from({ length: BAD_INPUTS }, (_, at) => ({ apiName: at, fields: '' })) },
  ],
});
const deep = new TextEncoder().encode(`${'{"a":['.repeat(DEPTH)}${']}'.repeat(DEPTH)}`);

/** The costliest condition that is not refused: nothing fulfils it, so that every record is compared with all of it. */
function largestFilter(number: number): string {
  const terms = Array.from({ length: COMPARISONS }, (_, at) =>
    at < WITH_WILDCARDS
      ? `{ Description: { like: "%a${at}%b%c${number}%" } }`
      : `{ Name: { eq: "x${at}.${number}" } }`,
  );
  return `{ or: [${terms.join(', ')}] }`;
}

async function encoded(): Promise<{ contentType: string; bytes: ArrayBuffer }> {
  const form = new FormData();
  form.set('fileData', new File([new Uint8Array(UPLOAD)], 'Packungsbild.jpg'));
  form.set('title', 'x'.repeat(300));
  const response = new Response(form);
  return {
    contentType: String(response.headers.get('content-type')),
    bytes: await response.arrayBuffer(),
  };
}

function bytesOf(body: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(body));
}

const accounts = (number: number): object[] =>
  Array.from({ length: BATCH }, (_, at) => ({ apiName: 'Account', fields: { Name: `${number}.${at}` } }));

const posted = ({ mock, staff }: Ground, path: string, body: unknown): [string, RequestInit] => [
  `${mock}${RECORDS_PATH}${path}`,
  json(body, { cookie: staff }),
];
