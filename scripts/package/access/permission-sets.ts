import type { PermissionSet } from '@salesforce/types/metadata';
import { fieldAccess } from '#mock/model/access/field-access.ts';
import { withheldRecordTypes } from '#mock/model/access/fields-hidden-from-profiles.ts';
import { objectAccess } from '#mock/model/access/object-access.ts';
import { serverClasses } from '../apex/classes.ts';
import { installed } from '../definitions/installed.ts';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';
import { isMandatory } from '../objects/custom-field.ts';
import type { PackageOptions } from '../options.ts';
import { ROLES, type Role } from './roles.ts';

/** Objects whose rights follow from others: those of an order's items are the order's. */
const WITHOUT_OWN_RIGHTS = ['OrderItem'];

/** Objects on whose rights those on others depend, such as those on assets on those on contacts. */
const NEEDED = ['Contact', 'Pricebook2', 'ProductCatalog', 'ProductCategory'];

/** What each role may do with the objects and fields of the package, as the mock's profiles may. */
export function permissionSets(options: PackageOptions): PackageFiles {
  const files = ROLES.map((role) => [
    `permissionsets/${role.permissionSet}.permissionset-meta.xml`,
    metadataXml('PermissionSet', permissionSet(role, options)),
  ]);
  return Object.fromEntries(files);
}

function permissionSet(role: Role, { language }: PackageOptions): Written<PermissionSet> {
  return {
    label: role.label[language],
    hasActivationRequired: false,
    classAccesses: serverClasses.map((apexClass) => ({ apexClass, enabled: true })),
    objectPermissions: objectPermissions(role),
    fieldPermissions: fieldPermissions(role),
    recordTypeVisibilities: role.isStaff ? recordTypes(role) : [],
  };
}

/** Whoever is not named sees nothing; what belongs to whom is decided by sharing. */
function objectPermissions({ profile }: Role) {
  const names = [...installed.map(({ definition: { apiName } }) => apiName), ...NEEDED];
  return names
    .map((object) => ({ object, ...objectAccess(profile, object) }))
    .filter(({ object, read }) => read && !WITHOUT_OWN_RIGHTS.includes(object))
    .map(({ object, read, create, edit, delete: remove }) => ({
      object,
      allowRead: read,
      allowCreate: create,
      allowEdit: edit,
      allowDelete: remove,
      modifyAllRecords: false,
      viewAllRecords: false,
    }));
}

/** Rights on the fields of the package; those that must have a value have none of their own. */
function fieldPermissions({ profile }: Role) {
  return installed.flatMap(({ definition: { apiName }, fields }) =>
    fields
      .filter(([, field]) => !isMandatory(field))
      .map(([name]) => ({ field: `${apiName}.${name}`, ...fieldAccess(profile, apiName, name) }))
      .filter(({ read }) => read)
      .map(({ field, create, edit }) => ({ field, readable: true, editable: create || edit })),
  );
}

function recordTypes({ profile }: Role) {
  return installed.flatMap(({ definition: { apiName, recordTypes: types } }) =>
    types
      .filter(({ developerName }) => !withheldRecordTypes(profile, apiName).includes(developerName))
      .map(({ developerName }) => ({ recordType: `${apiName}.${developerName}`, visible: true })),
  );
}
