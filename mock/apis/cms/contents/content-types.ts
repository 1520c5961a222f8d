import type { components } from '#generated/cms/types.gen.ts';
import type { Label } from '#mock/objects/definition/index.ts';

/** Content types whose items are files of the media delivery. */
const MEDIA_TYPES = new Set(['sfdc_cms__image']);

/** What types are called, in the older forms of answers. */
const LABELS: Readonly<Record<string, Label>> = {
  offizin__banner: { de: 'Banner', en: 'Banner' },
  offizin__brand: { de: 'Marke', en: 'Brand' },
  offizin__category: { de: 'Kategorieseite', en: 'Category page' },
  offizin__guestBlock: { de: 'Einladung für Gäste', en: 'Invitation for guests' },
  offizin__home: { de: 'Startseite', en: 'Home page' },
  offizin__page: { de: 'Seite', en: 'Page' },
  offizin__service: { de: 'Serviceseite', en: 'Service page' },
  sfdc_cms__collection: { de: 'Sammlung', en: 'Collection' },
  sfdc_cms__image: { de: 'Bild', en: 'Image' },
};

/** A type by its fully qualified name, as answers name it. */
export function contentType(fullyQualifiedName: string): components['schemas']['ContentType'] {
  return { fullyQualifiedName, name: typeName(fullyQualifiedName) };
}

/** The name of a type without its namespace. */
export function typeName(fullyQualifiedName: string): string {
  return fullyQualifiedName.split('__').at(-1) ?? fullyQualifiedName;
}

/** What a type is called in a language; its name where nobody has named it. */
export function typeLabel(fullyQualifiedName: string, language: keyof Label): string {
  return LABELS[fullyQualifiedName]?.[language] ?? typeName(fullyQualifiedName);
}

/** Whether items of a type are files of the media delivery. */
export function isMediaType(fullyQualifiedName: string): boolean {
  return MEDIA_TYPES.has(fullyQualifiedName);
}
