import { XMLBuilder } from 'fast-xml-parser';

export const METADATA_NAMESPACE = 'http://soap.sforce.com/2006/04/metadata';

/** A component as it is written: lists may be absent, which the vendor's types do not know. */
export type Written<T> = T extends readonly (infer One)[]
  ? readonly Written<One>[]
  : T extends object
    ? { readonly [K in keyof T as T[K] extends readonly unknown[] ? never : K]: Written<T[K]> } & {
        readonly [K in keyof T as T[K] extends readonly unknown[] ? K : never]?: Written<T[K]>;
      }
    : T;

/** Files of the package by their paths. */
export type PackageFiles = Readonly<Record<string, string>>;

const builder = new XMLBuilder({
  format: true,
  indentBy: '    ',
  suppressEmptyNode: true,
  ignoreAttributes: false,
});

/** A component as a file, with its elements in the order of the alphabet, as the vendor's tools write them. */
export function metadataXml(type: string, component: object): string {
  const document = { [type]: { '@_xmlns': METADATA_NAMESPACE, ...sorted(component) } };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

/** Members by name, those that are absent left out. */
function sorted(component: object): object {
  const present = Object.entries(component).filter(([, value]) => value !== undefined);
  const ordered = present.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(ordered.map(([name, value]) => [name, written(value)]));
}

function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  return typeof value === 'object' && value !== null ? sorted(value) : value;
}
