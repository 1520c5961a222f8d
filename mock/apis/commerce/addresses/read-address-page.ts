import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { labelledFields } from '../records/labelled-fields.ts';
import { addressAnswer } from './address-answer.ts';
import type { AddressRecord } from './address-book.ts';
import { shippingCountries } from './address-rules.ts';

type AddressCollection = components['schemas']['AddressCollection'];

/** Which addresses are answered, and in which order. */
export interface AddressPage {
  readonly addressId: string | undefined;
  /** Fields to answer with label and type. */
  readonly fields: readonly string[];
  readonly addressTypes: readonly AddressRecord['AddressType'][] | undefined;
  readonly defaultOnly: boolean;
  readonly excludeUnsupportedCountries: boolean;
  readonly defaultFirst: boolean;
  readonly sortOrder: AddressCollection['sortOrder'];
  readonly pageSize: number;
  /** Offset of the page as an earlier answer gave it. */
  readonly pageToken: string | undefined;
  /** Path of the collection on this origin. */
  readonly path: string;
}

/** A page of the address list of an account (SF-ADDRESS-06). */
export async function readAddressPage(
  { store, language }: RequestContext,
  book: Buyer,
  asked: AddressPage,
): Promise<AddressCollection> {
  const offset = readToken(asked.pageToken);
  const all = await findAddresses(store, book, asked);
  const rows = all.slice(offset, offset + asked.pageSize);
  const next = offset + asked.pageSize < all.length ? offset + asked.pageSize : null;
  const previous = offset > 0 ? Math.max(0, offset - asked.pageSize) : null;
  const fields = (row: AddressRecord) => labelledFields('ContactPointAddress', row, asked.fields, language);
  return {
    items: rows.map((row) => addressAnswer(row, fields(row))),
    count: rows.length,
    pageSize: asked.pageSize,
    sortOrder: asked.sortOrder,
    ...page('current', offset, asked),
    ...page('next', next, asked),
    ...page('previous', previous, asked),
  } as AddressCollection;
}

async function findAddresses(
  store: Store,
  { accountId, webStore }: Buyer,
  asked: AddressPage,
): Promise<AddressRecord[]> {
  const found = await store.find('ContactPointAddress', {
    where: {
      ParentId: accountId,
      ...(asked.addressTypes ? { AddressType: [...asked.addressTypes] } : {}),
      ...(asked.addressId === undefined ? {} : { Id: toLongId(asked.addressId) ?? asked.addressId }),
      ...(asked.defaultOnly ? { IsDefault: true } : {}),
    },
  });
  const reachable = shippingCountries(webStore);
  return found
    .filter(
      ({ AddressType, Country }) =>
        !asked.excludeUnsupportedCountries || AddressType !== 'Shipping' || reachable.includes(Country),
    )
    .sort(
      (a, b) =>
        (asked.defaultFirst ? Number(b.IsDefault) - Number(a.IsDefault) : 0) ||
        compare(a, b, asked.sortOrder),
    );
}

const collator = new Intl.Collator('de');

function compare(a: AddressRecord, b: AddressRecord, sortOrder: AddressPage['sortOrder']): number {
  const direction = sortOrder.endsWith('Asc') ? 1 : -1;
  const byName = sortOrder.startsWith('Name') ? collator.compare(a.Name, b.Name) : 0;
  const byAge = Date.parse(a.CreatedDate) - Date.parse(b.CreatedDate);
  return direction * (byName || byAge || (a.Id < b.Id ? -1 : 1));
}

function readToken(token = '0'): number {
  if (/^\d{1,9}$/.test(token)) return Number(token);
  throw new PlatformFault(400, 'INVALID_PAGE_TOKEN', 'The page token is not valid.');
}

function page(
  which: 'current' | 'next' | 'previous',
  offset: number | null,
  { path, pageSize, sortOrder }: AddressPage,
) {
  const query = new URLSearchParams({ pageToken: String(offset), pageSize: String(pageSize), sortOrder });
  return {
    [`${which}PageToken`]: offset === null ? null : String(offset),
    [`${which}PageUrl`]: offset === null ? null : `${path}?${query}`,
  };
}
