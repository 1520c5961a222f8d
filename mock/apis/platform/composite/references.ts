import { PlatformFault } from '../../../engine/errors/platform-fault.ts';

/** What calls have answered, by their reference ids. */
export type Answers = ReadonlyMap<string, unknown>;

const REFERENCE = /@\{([A-Za-z0-9_]+)((?:\.[A-Za-z0-9_]+|\[\d+\])*)\}/g;

/** A body with what earlier calls have answered in place of the references to it (PF-REST-09). */
export function withReferences(value: unknown, answers: Answers): unknown {
  if (typeof value === 'string') return inText(value, answers);
  if (Array.isArray(value)) return value.map((one) => withReferences(one, answers));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withReferences(one, answers)]));
}

/** An address with them. */
export function urlWithReferences(url: string, answers: Answers): string {
  return url.replace(REFERENCE, (_, id: string, path: string) =>
    encodeURIComponent(String(referred(id, path, answers))),
  );
}

/** A text that is nothing but a reference becomes what it refers to, of whatever type. */
function inText(text: string, answers: Answers): unknown {
  const [match] = text.matchAll(REFERENCE);
  if (match?.[0] === text) return referred(String(match[1]), String(match[2]), answers);
  return text.replace(REFERENCE, (_, id: string, path: string) => String(referred(id, path, answers)));
}

function referred(id: string, path: string, answers: Answers): unknown {
  let value = answers.get(id);
  for (const name of path.split(/[.[\]]/).filter(Boolean))
    value = isHolder(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  if (value !== undefined && value !== null) return value;
  const message = `Invalid reference specified. No value for ${id}${path} found.`;
  throw new PlatformFault(400, 'PROCESSING_HALTED', message);
}

function isHolder(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
