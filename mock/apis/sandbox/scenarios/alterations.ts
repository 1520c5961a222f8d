import type { Body } from './scenario.ts';

type Members = Record<string, unknown>;

/** Changes the objects of a body, at every depth; members that `change` does not name stay. */
export function changeObjects(body: Body, change: (members: Members) => Members): Body {
  if (Array.isArray(body)) return body.map((item) => changeObjects(item, change));
  if (typeof body !== 'object' || body === null) return body;
  const inner = Object.entries(body).map(([name, value]) => [name, changeObjects(value, change)]);
  return change(Object.fromEntries(inner));
}

/** Gives a field another value wherever it stands, bare or in an object with its display value. */
export function setField(body: Body, field: string, value: string): Body {
  return changeObjects(body, (members) =>
    field in members ? { ...members, [field]: likeBefore(members[field], value) } : members,
  );
}

function likeBefore(before: unknown, value: string): unknown {
  if (typeof before === 'number') return Number(value);
  if (typeof before !== 'object' || before === null) return value;
  const wrapped = before as Members;
  const display = 'displayValue' in wrapped ? { displayValue: wrapped.displayValue && value } : {};
  return { ...wrapped, ...display, value: likeBefore(wrapped.value, value) };
}

const PRICES = ['listPrice', 'unitPrice', 'negotiatedPrice', 'pricebookEntryId'] as const;
const NO_PRICE = { errorCode: 'NOT_FOUND', message: 'The product has no price for this account.' };

/** Takes the prices out of a body. */
export function withoutPrices(body: Body): Body {
  return changeObjects(body, (members) => {
    if (Array.isArray(members.pricingLineItemResults)) return { ...members, success: false };
    const present = PRICES.filter((name) => name in members);
    if (!present.includes('unitPrice')) return members;
    const changed = { ...members, ...Object.fromEntries(present.map((name) => [name, null])) };
    return {
      ...changed,
      ...('success' in members && { success: false }),
      ...('error' in members && { error: NO_PRICE }),
    };
  });
}

/** Merges members into a body. */
export function withMembers(members: Members) {
  return ({ status, body }: { status: number; body: Body }) => ({ status, body: { ...body, ...members } });
}

/** Changes a body and keeps the status. */
export function changing(change: (body: Body) => Body) {
  return ({ status, body }: { status: number; body: Body }) => ({ status, body: change(body) });
}
