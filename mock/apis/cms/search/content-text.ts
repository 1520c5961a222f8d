/** Members of bodies that hold what people read; the others are addresses, sizes and choices. */
const READ = new Set([
  'altText',
  'body',
  'buttonText',
  'caption',
  'excerpt',
  'message',
  'name',
  'text',
  'title',
]);
/** What a picture is drawn from, which is read by nobody. */
const DRAWING = 'picture';

/** The text of a body as people read it, in its order. */
export function contentText(body: unknown): string {
  return [...textsIn(body, '')].join('\n');
}

function* textsIn(value: unknown, name: string): Generator<string> {
  if (typeof value === 'string') {
    if (READ.has(name)) yield value;
  } else if (Array.isArray(value)) {
    for (const entry of value) yield* textsIn(entry, name);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) if (key !== DRAWING) yield* textsIn(inner, key);
  }
}
