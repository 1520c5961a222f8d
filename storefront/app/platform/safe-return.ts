/** An address inside the shop to return to; anything else becomes the home page. */
export function safeReturn(value: FormDataEntryValue | string | null | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//') || /[\\\s]/.test(value))
    return '/';
  return value;
}
