import { fieldAccess } from '../../model/access/field-access.ts';
import { objectAccess } from '../../model/access/object-access.ts';
import { seenDefinition } from '../../model/access/seen-definition.ts';
import type { Rights, Viewer } from '../../model/metadata/rights.ts';
import type { Session } from '../../model/sessions/session.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { findObjectByPrefix, findObjectIgnoringCase } from '../../objects/index.ts';
import type { RequestContext } from '../dispatch/handler.ts';
import { notFound } from './faults.ts';

/** Language and rights of the request. */
export function viewerOf({ language, session }: RequestContext): Viewer {
  const { profileName, userId } = session;
  return {
    language,
    profileName,
    userId,
    rights: (definition) => rightsOf(profileName, definition),
    seen: (definition) => seenDefinition(profileName, definition),
  };
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
