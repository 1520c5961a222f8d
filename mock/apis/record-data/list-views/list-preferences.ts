import { columnFor } from '../../../model/metadata/columns.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { listReference } from '../../../model/metadata/list-info.ts';
import {
  chosenOrder,
  type ListPreference,
  orderedByInfo,
  userPreferences,
} from '../../../model/metadata/list-preferences.ts';
import type { ListView } from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';

/** How a user has arranged a list view, as the platform answers it (RD-LIST-20, RD-LIST-21). */
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
