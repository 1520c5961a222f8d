/** A number as text, rounded half up to `scale` decimals and without floating point; undefined when it is no number. */
export function toDecimal(value: string | number, scale: number): string | undefined {
  const parts = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(plainNotation(value));
  if (!parts) return undefined;
  const [, sign = '', whole = '', fraction = ''] = parts;
  const kept = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'));
  const units = Number(fraction[scale] ?? 0) >= 5 ? kept + 1n : kept;
  const digits = String(units).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sign === '-' && units !== 0n ? `-${text}` : text;
}

/** Digits before the point. */
export function wholeDigits(decimal: string): number {
  return decimal.replace('-', '').split('.')[0]?.length ?? 0;
}

/** Small and large numbers come as `1e-7` or `1e21`; neither is an amount anybody means to the last digit. */
function plainNotation(value: string | number): string {
  if (typeof value === 'string') return value.trim();
  return Number.isFinite(value) ? value.toFixed(10) : '';
}
