/** A form that could not be received because its sender was no longer signed in. */
export interface Unsent {
  /** Page that the form belongs to, without a language. */
  page: string;
  values: Record<string, string>;
}

/** Longest form that is kept, in characters; the memory of a visit is small. */
const longest = 2000;

/** Pages whose forms are worth typing only once. */
const keptPages = /^\/(?:checkout\/(?:address|shipments)|account\/addresses\/\w+)$/;

/** Fields that are never kept: secrets, and what only the moment of sending knows. */
const passing = /^(?:password|token|intent)$/;

/** The page that an address belongs to, whatever its language. */
export function pageOf(pathname: string): string {
  return pathname.replace(/^\/en(?=\/)/, '').replace(/\/$/, '');
}

/** What of a form is kept; undefined where nothing is. */
export function toUnsent(pathname: string, form: FormData): Unsent | undefined {
  const page = pageOf(pathname);
  if (!keptPages.test(page)) return undefined;
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !passing.test(entry[0]),
  );
  const unsent = { page, values: Object.fromEntries(entries) };
  return JSON.stringify(unsent).length > longest ? undefined : unsent;
}

/** The form that a text holds, if it belongs to this page. */
export function readUnsent(text: string | null, pathname: string): FormData | undefined {
  try {
    const { page, values } = JSON.parse(text ?? 'null') as Partial<Unsent>;
    if (!values || page !== pageOf(pathname)) return undefined;
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, String(value));
    return form;
  } catch {
    return undefined;
  }
}
