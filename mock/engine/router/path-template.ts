/** A segment of a path template: fixed text, or a pattern with named parts such as `{id}.json` or `{id}:publish`. */
export type TemplateSegment =
  | { readonly kind: 'literal'; readonly text: string }
  | {
      readonly kind: 'pattern';
      readonly pattern: RegExp;
      readonly names: readonly string[];
      readonly fixedLength: number;
    };

const PLACEHOLDER = /\{([^{}]+)\}/g;

/** The segments of a template such as `/items/{id}.json`. The template must begin with a slash. */
export function parseTemplate(template: string): TemplateSegment[] {
  if (!template.startsWith('/')) throw new Error(`The path template ${template} must begin with a slash`);
  return template.slice(1).split('/').map(parseSegment);
}

function parseSegment(text: string): TemplateSegment {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');
  if (names.length === 0) return { kind: 'literal', text: decodeURIComponent(text) };
  const fixed = text.split(PLACEHOLDER).filter((_, index) => index % 2 === 0);
  const pattern = new RegExp(`^${fixed.map(escapeForPattern).join('(.+)')}$`, 's');
  return { kind: 'pattern', pattern, names, fixedLength: fixed.join('').length };
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
