import { getMedia } from '#generated/cms/client.gen.ts';
import { type App, appId } from '../../../model/apps/index.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { standardIconUrl } from '../../../model/metadata/theme.ts';
import type { Session } from '../../../model/sessions/session.ts';
import type { HandlerInput, RequestContext } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';
import { type Customisations, noCustomisations, readCustomisations } from './customisations.ts';
import { allNavItems, appNavItems, visibleApps } from './visible-apps.ts';

/** The sign of the shop among the managed content. */
const LOGO = platformPath(getMedia, { contentKey: 'MCLOGO' });

/** The apps that the session may open (RD-APP-01). */
export async function appAnswers(
  { formFactor = 'Large', userCustomizations = true }: HandlerInput<'getApps'>['query'],
  context: RequestContext,
): Promise<Schemas['App'][]> {
  const { store, session } = context;
  const viewer = viewerOf(context);
  const own = userCustomizations
    ? await readCustomisations(store, session.userId, formFactor)
    : noCustomisations;
  const apps = visibleApps(session, formFactor);
  const selected = selectedApp(apps, own, session);
  const usable = allNavItems(session, formFactor, viewer);
  return apps.map((app) => appAnswer(app, { isSelected: app === selected, own, usable }, viewer));
}

/** An app by its id; 404 for one that the session may not open. */
export async function askedApp(
  appId: string,
  query: HandlerInput<'getApps'>['query'],
  context: RequestContext,
): Promise<Schemas['App']> {
  const id = fullId(appId);
  const app = (await appAnswers(query, context)).find((candidate) => candidate.appId === id);
  if (!app) throw notFound();
  return app;
}

/** The app that opens first: the one opened last, else the one meant for the profile, else the first. */
function selectedApp(
  apps: readonly App[],
  { selectedAppId }: Customisations,
  session: Session,
): App | undefined {
  return (
    apps.find((app) => appId(app) === selectedAppId) ??
    apps.find(({ homeOf }) => homeOf === session.profileName) ??
    apps[0]
  );
}

interface Circumstances {
  readonly isSelected: boolean;
  readonly own: Customisations;
  readonly usable: readonly Schemas['NavItem'][];
}

function appAnswer(app: App, { isSelected, own, usable }: Circumstances, viewer: Viewer): Schemas['App'] {
  const { developerName, label, description, color, icon, formFactors, personal } = app;
  const id = appId(app);
  return tagged({
    appId: id,
    description: description[viewer.language],
    developerName,
    formFactors: [...formFactors],
    headerColor: `#${color}`,
    iconUrl: standardIconUrl(icon),
    isNavAutoTempTabsDisabled: false,
    isNavPersonalizationDisabled: !personal,
    isNavTabPersistenceDisabled: false,
    isOmniPinnedViewEnabled: false,
    label: label[viewer.language],
    logoUrl: LOGO,
    mobileStartUrl: null,
    navItems: appNavItems(app, viewer),
    selected: isSelected,
    startUrl: `/lightning/app/${id}`,
    type: 'Standard',
    userNavItems: personal ? userNavItems(app, own, usable) : [],
  });
}

/** What the user has put into the app, less what the user may no longer use. */
function userNavItems(
  { developerName }: App,
  { navItems }: Customisations,
  usable: readonly Schemas['NavItem'][],
): Schemas['NavItem'][] {
  const own = navItems.filter(({ AppName__c }) => AppName__c === developerName);
  return own.flatMap(({ Id, NavItemName__c }) => {
    const item = usable.find((candidate) => candidate.developerName === NavItemName__c);
    return item ? [{ ...item, id: Id }] : [];
  });
}
