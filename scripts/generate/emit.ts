export const BANNER = '// Generated from openapi/ by `npm run generate`. Do not edit.';

/** `cart-schemas` → `cartSchemas` */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A value as TypeScript source. */
export function literal(value: unknown): string {
  return JSON.stringify(value) ?? 'undefined';
}
