import { fieldAccess } from '../../model/access/field-access.ts';
import { objectAccess } from '../../model/access/object-access.ts';
import { seenDefinition } from '../../model/access/seen-definition.ts';
import type { Manner, Rights, Viewer } from '../../model/metadata/rights.ts';
import type { Session } from '../../model/sessions/session.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { findObjectByPrefix, findObjectIgnoringCase } from '../../objects/index.ts';
import { SHOP_TIME_ZONE } from '../../objects/shop-time-zone.ts';
import type { Language, RequestContext } from '../dispatch/handler.ts';
import { USUAL_LOCALES } from './display/formats.ts';
import { notFound } from './faults.ts';

/** Manner and rights of the request. */
export function viewerOf({ language, session }: RequestContext): Viewer {
  const { profileName, userId } = session;
  return {
    ...mannerOf(session, language),
    profileName,
    userId,
    rights: (definition) => rightsOf(profileName, definition),
    seen: (definition) => seenDefinition(profileName, definition),
  };
}

/** Users read by their own settings, guests as is usual in the language. */
export function mannerOf(session: Session, language: Language): Manner {
  if (session.isGuest) return { language, locale: USUAL_LOCALES[language], timeZone: SHOP_TIME_ZONE };
  return { language, locale: session.locale.replaceAll('_', '-'), timeZone: session.timeZone };
}

/** The object of that name; 404 for an unknown one and, just the same, for one whose records the viewer may not read. */
export function readableObject(apiName: string, viewer: Viewer): ObjectDefinition {
  return readable(findObjectIgnoringCase(apiName), viewer);
}

/** The object of a record by the record's id; 404 likewise. */
export function readableObjectOf(recordId: string, viewer: Viewer): ObjectDefinition {
  return readable(findObjectByPrefix(recordId.slice(0, 3)), viewer);
}

function readable(definition: ObjectDefinition | undefined, viewer: Viewer): ObjectDefinition {
  if (!definition || !viewer.rights(definition).readable) throw notFound();
  return viewer.seen(definition);
}

/** What everybody sets of the own user. */
const OWN_SETTINGS: readonly string[] = ['LanguageLocaleKey', 'LocaleSidKey', 'TimeZoneSidKey'];

/** The viewer before one record, of whose own user everybody changes the settings (PF-WRITE-82). */
export function viewerBefore(viewer: Viewer, { apiName }: ObjectDefinition, recordId: string): Viewer {
  if (apiName !== 'User' || recordId !== viewer.userId) return viewer;
  const rights = (definition: ObjectDefinition): Rights => {
    const usual = viewer.rights(definition);
    const mayUpdate = (field: string) => OWN_SETTINGS.includes(field) || usual.mayUpdate(field);
    return definition.apiName === 'User' ? { ...usual, updateable: true, mayUpdate } : usual;
  };
  return { ...viewer, rights };
}

function rightsOf(profile: Session['profileName'], { apiName }: ObjectDefinition): Rights {
  const { read, create, edit, delete: remove } = objectAccess(profile, apiName);
  return {
    readable: read,
    createable: create,
    updateable: edit,
    deletable: remove,
    mayCreate: (field) => fieldAccess(profile, apiName, field).create,
    mayUpdate: (field) => fieldAccess(profile, apiName, field).edit,
  };
}
