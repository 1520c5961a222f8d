import { mayCreateListViews } from '../../../model/access/list-view-access.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import { actionIconUrl } from '../../../model/metadata/theme.ts';
import type { Label, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Button } from './button.ts';

interface Standard {
  readonly label: Label;
  readonly icon?: string;
}

const standards = {
  New: { label: { de: 'Neu', en: 'New' }, icon: 'new' },
  Edit: { label: { de: 'Bearbeiten', en: 'Edit' }, icon: 'edit' },
  Clone: { label: { de: 'Klonen', en: 'Clone' }, icon: 'clone' },
  Delete: { label: { de: 'Löschen', en: 'Delete' }, icon: 'delete' },
  SaveEdit: { label: { de: 'Speichern', en: 'Save' } },
  SaveAndNewEdit: { label: { de: 'Speichern und neu', en: 'Save and new' } },
  CancelEdit: { label: { de: 'Abbrechen', en: 'Cancel' } },
  UpdatePhoto: { label: { de: 'Foto ändern', en: 'Update photo' }, icon: 'update_status' },
  DeletePhoto: { label: { de: 'Foto entfernen', en: 'Delete photo' }, icon: 'delete' },
} as const satisfies Record<string, Standard>;

/** The buttons of a record's page: as far as the viewer may change, copy or delete it. */
export function recordButtons(definition: ObjectDefinition, viewer: Viewer): Button[] {
  const { updateable, createable, deletable } = viewer.rights(definition);
  return [
    ...(updateable ? [standardButton('Edit', definition, viewer)] : []),
    ...(createable ? [standardButton('Clone', definition, viewer)] : []),
    ...(deletable ? [standardButton('Delete', definition, viewer)] : []),
  ];
}

/** The buttons of a row in a related list. */
export function rowButtons(definition: ObjectDefinition, viewer: Viewer): Button[] {
  return recordButtons(definition, viewer).filter(({ action }) => action.apiName !== 'Clone');
}

/** The button that makes a new record beside a list or a lookup field. */
export function newButtons(definition: ObjectDefinition, viewer: Viewer): Button[] {
  return viewer.rights(definition).createable ? [standardButton('New', definition, viewer)] : [];
}

/** The button of the chart of a list view: who may keep list views may choose what it shows. */
export function chartButtons(listView: ObjectDefinition, viewer: Viewer): Button[] {
  return mayCreateListViews(viewer.profileName) ? [standardButton('Edit', listView, viewer)] : [];
}

/** The buttons of the form for a new record. */
export function createFormButtons(definition: ObjectDefinition, viewer: Viewer): Button[] {
  if (!viewer.rights(definition).createable) return [];
  return (['SaveEdit', 'SaveAndNewEdit', 'CancelEdit'] as const).map((name) =>
    standardButton(name, definition, viewer),
  );
}

/** The buttons of the form for an existing record. */
export function editFormButtons(definition: ObjectDefinition, viewer: Viewer): Button[] {
  if (!viewer.rights(definition).updateable) return [];
  return (['SaveEdit', 'CancelEdit'] as const).map((name) => standardButton(name, definition, viewer));
}

/** What can be done with the photo of a record by somebody who may change it. */
export function photoButtons(definition: ObjectDefinition, hasPhoto: boolean, viewer: Viewer): Button[] {
  const names = hasPhoto ? (['UpdatePhoto', 'DeletePhoto'] as const) : (['UpdatePhoto'] as const);
  return names.map((name) => standardButton(name, definition, viewer));
}

function standardButton(
  apiName: keyof typeof standards,
  { apiName: object, theme }: ObjectDefinition,
  { language }: Viewer,
): Button {
  const { label, icon }: Standard = standards[apiName];
  return {
    action: {
      apiName,
      iconUrl: icon ? actionIconUrl(icon) : null,
      label: label[language],
      primaryColor: icon ? theme.color : null,
      section: 'Page',
      targetObject: object,
      type: 'StandardButton',
    },
  };
}
