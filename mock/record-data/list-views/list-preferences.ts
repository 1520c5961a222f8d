import { columnFor } from '../../metadata/columns.ts';
import { tagged } from '../../metadata/fingerprint.ts';
import { listReference } from '../../metadata/list-info.ts';
import {
  chosenOrder,
  type ListPreference,
  orderedByInfo,
  userPreferences,
} from '../../metadata/list-preferences.ts';
import type { ListView } from '../../metadata/list-views.ts';
import type { Viewer } from '../../metadata/rights.ts';
import type { Schemas } from '../../metadata/schemas.ts';

/** How a user has arranged a list view, as the platform answers it (record-data.md §3). */
export function listPreferences(
  list: ListView,
  preference: ListPreference,
  viewer: Viewer,
): Schemas['ListPreferences'] {
  const { definition } = list;
  const columns = list.columns.map((name) => columnFor(definition, name, viewer));
  return tagged({
    ...userPreferences(columns, preference),
    listReference: listReference(list),
    orderedBy: orderedByInfo(definition, chosenOrder(list.orderBy, preference), viewer),
  });
}
