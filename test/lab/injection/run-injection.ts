import type { Received } from '../security/exchange.ts';
import { faultsInPage } from './faults-in-page.ts';
import { isStorable, type Payload, payloadsOf } from './payloads.ts';
import { type ShopField, shopFields } from './shop-fields.ts';
import type { Servers } from './staff.ts';
import { openVisit, type Visit } from './visit.ts';

export interface InjectionRun {
  readonly payloads: number;
  readonly fields: number;
  readonly pages: number;
  /** Pages that would let a text run. */
  readonly faults: readonly string[];
}

/** Longest that a page with such a text may take twice in a row, in milliseconds. */
const PATIENCE_MS = 5_000;

/** Writes texts into every field of the shop, and reads every page that shows them or what was asked for. */
export async function runInjection(servers: Servers, count: number): Promise<InjectionRun> {
  const visit = await openVisit(servers);
  const payloads = payloadsOf(count);
  const faults: string[] = [];
  let pages = 0;
  for (const field of shopFields)
    for (const payload of payloads) {
      const { answers, took } = await written(field, visit, payload);
      pages += answers.length;
      const found = [
        ...answers.flatMap((answer) => faultsOf(answer, payload)),
        ...(took > PATIENCE_MS ? [`took ${took} ms a page`] : []),
        ...unshown(field, answers, payload),
      ];
      faults.push(...found.map((fault) => `${field.name}, ${payload.number}: ${fault}`));
    }
  await visit.change(visit.product.id, { Name: visit.product.name });
  return { payloads: payloads.length, fields: shopFields.length, pages, faults };
}

/** Writes a text, once more where that took long: a costly text takes long each time, a machine that is busy does not. */
async function written({ write }: ShopField, visit: Visit, payload: Payload) {
  const timed = async () => {
    const began = performance.now();
    const answers = await write(visit, payload);
    return { answers, took: Math.round((performance.now() - began) / answers.length) };
  };
  const first = await timed();
  return first.took > PATIENCE_MS ? timed() : first;
}

function faultsOf({ status, headers, cookies, text }: Received, payload: Payload): string[] {
  const nonce = /'nonce-([^']+)'/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';
  const isWritten =
    cookies.some((cookie) => cookie.startsWith('evil')) || /evil/.test(headers.location ?? '');
  return [
    ...(status >= 500 ? [`answered ${status}`] : []),
    ...(isWritten ? ['wrote a header'] : []),
    ...('polluted' in {} ? ['reached the prototype of all objects'] : []),
    ...(headers['content-type']?.includes('html') ? faultsInPage(text, nonce, payload) : []),
  ];
}

/** A page that does not show the text proves nothing of it. */
function unshown({ isShown }: ShopField, answers: readonly Received[], payload: Payload): string[] {
  const { number, text } = payload;
  // Longer texts are cut where the field ends.
  if (!isShown || text.length > 255 || !isStorable(payload)) return [];
  return answers.some((answer) => answer.text.includes(`hit(${number})`)) ? [] : ['no page shows the text'];
}
