const CLOSE = 1e-9;

/** An answer without what its records say of themselves. */
export function withoutAttributes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAttributes);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => name !== 'attributes');
  return Object.fromEntries(members.map(([name, member]) => [name, withoutAttributes(member)]));
}

/** Whether two answers are the same; means are as exact as each side calculates. */
export function isSame(left: unknown, right: unknown): boolean {
  if (typeof left === 'number' && typeof right === 'number')
    return Math.abs(left - right) <= CLOSE * Math.max(1, Math.abs(left), Math.abs(right));
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null)
    return left === right;
  const [names, others] = [Object.keys(left), Object.keys(right)];
  if (Array.isArray(left) !== Array.isArray(right) || names.length !== others.length) return false;
  return names.every((name) => Object.hasOwn(right, name) && isSame(member(left, name), member(right, name)));
}

function member(of: object, name: string): unknown {
  return (of as Record<string, unknown>)[name];
}
