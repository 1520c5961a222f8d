/** An amount of money in hundredths of the currency's unit; exact, and no number by accident. */
export type Cents = bigint;

const MONEY = /^(-)?(\d+)(?:\.(\d{1,2})\d*)?$/;

/**
 * Reads decimal text such as `12.9` or `-3.49` as cents. Digits after the second decimal must be zero.
 *
 * @throws RangeError when the text is no amount with at most two decimals
 */
export function parseMoney(text: string): Cents {
  const match = MONEY.exec(text);
  if (!match || !/^-?\d+(?:\.\d{0,2}0*)?$/.test(text))
    throw new RangeError(`'${text}' is not an amount of money.`);
  const [, sign, units, decimals = ''] = match;
  const cents = BigInt(units as string) * 100n + BigInt(decimals.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** Writes cents as decimal text with two decimals, e.g. `12.90`. */
export function formatMoney(cents: Cents): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** `dividend / divisor` rounded half away from zero; the divisor is positive. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n;
  return dividend < 0n ? -((-dividend + half) / divisor) : (dividend + half) / divisor;
}
