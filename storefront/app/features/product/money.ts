/** A price as the platform states it: a decimal as text and a currency code. */
export interface Money {
  amount: string;
  currency: string;
}

const scale = 6;

/** A decimal text as millionths, so that arithmetic on it is exact; undefined if it is no decimal. */
export function millionths(decimal: string | number | null | undefined): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal ?? '').trim());
  if (!match) return undefined;
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  return sign ? -digits : digits;
}

/** Quotient of two whole numbers, rounded half away from zero. */
export function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [top, bottom] = [absolute(dividend), absolute(divisor)];
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}

/** Whole cents as a decimal text with two places. */
export function centsText(cents: bigint): string {
  const text = absolute(cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`;
}

/** A decimal text rounded to cents; undefined if it is no decimal. */
export function cents(decimal: string | number | null | undefined): bigint | undefined {
  const value = millionths(decimal);
  return value === undefined ? undefined : roundedQuotient(value, 10_000n);
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}
