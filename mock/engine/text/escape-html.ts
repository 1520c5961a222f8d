const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it may stand in a page or in an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (found) => ENTITIES[found] ?? '');
}
