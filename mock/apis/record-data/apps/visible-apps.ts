import type { FormFactor } from '../../../model/actions/index.ts';
import { type App, apps } from '../../../model/apps/index.ts';
import { homeNavItem, objectNavItem } from '../../../model/metadata/nav-items.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { Session } from '../../../model/sessions/session.ts';
import { objectDefinition, objectDefinitions } from '../../../objects/index.ts';

type NavItem = Schemas['NavItem'];

/** The apps that a profile may open on a display of that size. */
export function visibleApps({ profileName }: Session, formFactor: FormFactor): readonly App[] {
  return apps.filter(
    ({ profiles, formFactors }) =>
      profiles.some((profile) => profile === profileName) && formFactors.includes(formFactor),
  );
}

/** The navigation of an app as far as the viewer may read what it leads to. */
export function appNavItems({ objects }: App, viewer: Viewer): NavItem[] {
  const readable = objects.map(objectDefinition).filter((definition) => viewer.rights(definition).readable);
  return [homeNavItem(viewer), ...readable.map((definition) => objectNavItem(definition, viewer))];
}

/**
 * All navigation items that the viewer may use, by their labels: on a large display every object that may be read and
 * whose records have names, on smaller ones what the apps offered there lead to.
 */
export function allNavItems(session: Session, formFactor: FormFactor, viewer: Viewer): NavItem[] {
  const inApps = new Set(
    visibleApps(session, formFactor).flatMap(({ objects }) => objects as readonly string[]),
  );
  const items = objectDefinitions
    .filter(({ apiName, nameFields }) =>
      formFactor === 'Large' ? nameFields.length > 0 : inApps.has(apiName),
    )
    .filter((definition) => viewer.rights(definition).readable)
    .map((definition) => objectNavItem(definition, viewer));
  return [homeNavItem(viewer), ...items].sort((one, other) =>
    one.label.localeCompare(other.label, viewer.language),
  );
}
