import { installed, isOwn } from './definitions/installed.ts';
import { placedField } from './definitions/placed-fields.ts';
import { listView } from './objects/list-view.ts';
import type { PackageOptions } from './options.ts';

/** What of the layouts and lists of the definitions is not in the package, a line for each object. */
export function leftOutReport(options: PackageOptions): string[] {
  return installed.flatMap(({ definition }) => {
    const { apiName, layout, listViews } = definition;
    const fields = layout
      .flatMap(({ columns }) => columns.flat())
      .filter((name) => placedField(definition, name) === undefined && !STAMPS.includes(name));
    const lists = listViews.filter((view) => !listView(apiName, view, options)).map((view) => view.apiName);
    const parts = [
      ...(fields.length > 0 ? [`without ${fields.join(', ')}`] : []),
      ...(lists.length > 0 ? [`without the lists ${lists.join(', ')}`] : []),
    ];
    return parts.length > 0 ? [`${isOwn(apiName) ? 'our ' : ''}${apiName} ${parts.join('; ')}`] : [];
  });
}

/** Shown beside who made and changed a record. */
const STAMPS = ['CreatedDate', 'LastModifiedDate'];
