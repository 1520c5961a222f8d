/** A request target without the origin that HTTP/1.1 allows before it: `/a` and `b` of `http://host/a?b`. */
export function splitTarget(target: string): { readonly path: string; readonly search: string } {
  const afterOrigin = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = afterOrigin.indexOf('?');
  const path = mark < 0 ? afterOrigin : afterOrigin.slice(0, mark);
  return { path: path === '' ? '/' : path, search: mark < 0 ? '' : afterOrigin.slice(mark + 1) };
}

/** A text without its percent escapes; undefined where one is malformed. */
export function decodePercent(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
