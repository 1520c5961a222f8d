/** The body of an item: values by the names its type gives them. */
export type ContentBody = Readonly<Record<string, unknown>>;

/** Reads a stored body. The record store accepts JSON only, so that this cannot fail on what is stored. */
export function parseBody(text: string): ContentBody {
  const body: unknown = JSON.parse(text);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as ContentBody) : {};
}

/** Content keys that a body refers to, wherever they stand in it, each once and in order. */
export function referredKeys(body: unknown): string[] {
  return [...new Set(keysIn(body))];
}

function* keysIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) {
    for (const entry of value) yield* keysIn(entry);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'contentKey' && typeof inner === 'string') yield inner;
      else yield* keysIn(inner);
    }
  }
}
