import type { Label, ObjectDefinition } from '../../objects/definition/index.ts';
import { makeNamedId } from '../../store/ids.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { themeInfo } from './theme.ts';

type NavItem = Schemas['NavItem'];

const HOME: Label = { de: 'Start', en: 'Home' };
const HOME_NAME = 'standard-home';

/** The name of an object's navigation item: custom objects go by their own, others are marked as standard. */
export function navItemName({ apiName }: ObjectDefinition): string {
  return isCustom(apiName) ? apiName : `standard-${apiName}`;
}

/** The navigation item that leads to an object's page. */
export function objectNavItem(definition: ObjectDefinition, { language }: Viewer): NavItem {
  const { apiName, label, labelPlural } = definition;
  const developerName = navItemName(definition);
  const { color, iconUrl } = themeInfo(definition);
  return {
    ...common(developerName),
    color,
    custom: isCustom(apiName),
    iconUrl,
    itemType: 'Entity',
    label: labelPlural[language],
    objectApiName: apiName,
    objectLabel: label[language],
    objectLabelPlural: labelPlural[language],
    pageReference: {
      attributes: { actionName: 'home', objectApiName: apiName },
      state: {},
      type: 'standard__objectPage',
    },
    standardType: isCustom(apiName) ? null : apiName,
  };
}

/** The navigation item that leads to the page that an app opens with. */
export function homeNavItem({ language }: Viewer): NavItem {
  return {
    ...common(HOME_NAME),
    color: null,
    custom: false,
    iconUrl: null,
    itemType: 'Standard',
    label: HOME[language],
    objectApiName: null,
    objectLabel: null,
    objectLabelPlural: null,
    pageReference: { attributes: { pageName: 'home' }, state: {}, type: 'standard__namedPage' },
    standardType: 'home',
  };
}

function common(developerName: string) {
  return {
    availableInClassic: false,
    availableInLightning: true,
    content: null,
    developerName,
    id: makeNamedId('01r', developerName),
  };
}

function isCustom(apiName: string): boolean {
  return apiName.endsWith('__c');
}
