import { DRAWING, READ } from '#mock/store/search/records/content-text-functions.ts';

const read = new Set<string>(READ);

/** The text of a body as people read it, in its order. */
export function contentText(body: unknown): string {
  return [...textsIn(body, '')].join('\n');
}

function* textsIn(value: unknown, name: string): Generator<string> {
  if (typeof value === 'string') {
    if (read.has(name)) yield value;
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* textsIn(entry, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (key !== DRAWING) yield* textsIn(inner, key);
  }
}
