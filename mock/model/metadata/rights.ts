import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { ProfileName } from '../../store/metadata-records.ts';

/** What the requesting profile may do with an object and its fields. */
export interface Rights {
  readonly readable: boolean;
  readonly createable: boolean;
  readonly updateable: boolean;
  readonly deletable: boolean;
  /** Whether a field, by its API name, may be set on a new record: by anybody, and by this profile. */
  readonly mayCreate: (field: string) => boolean;
  /** Whether a field may be changed on an existing record, likewise. */
  readonly mayUpdate: (field: string) => boolean;
}

/** How somebody reads values: the language of their words, the way of writing numbers and days, and the clock. */
export interface Manner {
  readonly language: 'de' | 'en';
  /** By which numbers and days are written, as a language tag, e.g. `de-DE`. */
  readonly locale: string;
  /** By whose clock moments are told and days are counted, as the IANA database names it. */
  readonly timeZone: string;
}

/** Who asks, in which language: what metadata answers depend on. */
export interface Viewer extends Manner {
  readonly profileName: ProfileName;
  /** Id of the signed-in user; null for a guest. */
  readonly userId: string | null;
  readonly rights: (definition: ObjectDefinition) => Rights;
  /** An object as the viewer sees it: without the fields that the profile does not see. */
  readonly seen: (definition: ObjectDefinition) => ObjectDefinition;
}
