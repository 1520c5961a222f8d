import type { Profile } from '@salesforce/types/metadata';
import { installed } from '../definitions/installed.ts';
import { layoutName } from '../layouts.ts';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';

/** The profiles of the platform that staff has: of administrators, and of everybody else who is licensed. */
const STAFF = ['Admin', 'Standard'];

/**
 * Which layout staff sees, and which record type a new record has: the two things that no permission set can say. Files
 * of profiles change what they name and nothing else.
 */
export function profiles(): PackageFiles {
  const component = metadataXml('Profile', profile());
  return Object.fromEntries(STAFF.map((name) => [`profiles/${name}.profile-meta.xml`, component]));
}

function profile(): Written<Profile> {
  return {
    layoutAssignments: installed.flatMap(({ definition }) => {
      const layout = layoutName(definition);
      const types = definition.recordTypes.map(
        ({ developerName }) => `${definition.apiName}.${developerName}`,
      );
      return [{ layout }, ...types.map((recordType) => ({ layout, recordType }))];
    }),
    recordTypeVisibilities: installed.flatMap(({ definition: { apiName, recordTypes } }) =>
      recordTypes.map(({ developerName, isDefault }) => ({
        default: isDefault,
        recordType: `${apiName}.${developerName}`,
        visible: true,
      })),
    ),
  };
}
