import type { Label } from '../../objects/definition/index.ts';
import type { ObjectApiName } from '../../objects/index.ts';
import { makeNamedId } from '../../store/ids.ts';
import type { FormFactor } from '../actions/index.ts';
import type { UserProfileName } from '../sessions/session.ts';

/** A set of objects that a group of people works with. */
export interface App {
  readonly developerName: string;
  readonly label: Label;
  readonly description: Label;
  /** Colour of its head, six hexadecimal digits. */
  readonly color: string;
  /** Name of the icon, drawn by the console. */
  readonly icon: string;
  readonly formFactors: readonly FormFactor[];
  /** Who may open it. */
  readonly profiles: readonly UserProfileName[];
  /** For whom it is the one that opens first. */
  readonly homeOf?: UserProfileName;
  /** Objects in its navigation, in order. */
  readonly objects: readonly ObjectApiName[];
  /** Whether people may arrange its navigation for themselves. */
  readonly personal: boolean;
}

/** The apps of the shop, in the order in which they are offered. */
export const apps: readonly App[] = [
  {
    developerName: 'Handel',
    label: { de: 'Handel', en: 'Trade' },
    description: {
      de: 'Sortiment, Preise und Bestellungen.',
      en: 'Assortment, prices and orders.',
    },
    color: '0A6B50',
    icon: 'product',
    formFactors: ['Large', 'Medium', 'Small'],
    profiles: ['Merchandiser', 'Support', 'System Administrator'],
    homeOf: 'Merchandiser',
    objects: [
      'Product2',
      'ProductCategory',
      'PricebookEntry',
      'Pricebook2',
      'Order',
      'ManagedContent',
      'Account',
    ],
    personal: true,
  },
  {
    developerName: 'Service',
    label: { de: 'Service', en: 'Service' },
    description: {
      de: 'Kunden, Anfragen und was daraus zu tun ist.',
      en: 'Customers, cases and what there is to do about them.',
    },
    color: '4A5FC1',
    icon: 'case',
    formFactors: ['Large', 'Medium', 'Small'],
    profiles: ['Merchandiser', 'Support', 'System Administrator'],
    homeOf: 'Support',
    objects: [
      'Case',
      'Account',
      'Contact',
      'Order',
      'OrderSummary',
      'Task',
      'EmailMessage',
      'Event',
      'Asset',
      'WorkPlan',
      'WebCart',
      'ContactPointAddress',
      'Product2',
    ],
    personal: true,
  },
  {
    developerName: 'Vertrieb',
    label: { de: 'Vertrieb', en: 'Sales' },
    description: {
      de: 'Praxen, Heime und Unternehmen gewinnen und beliefern.',
      en: 'Win practices, homes and companies, and supply them.',
    },
    color: 'C98A1B',
    icon: 'opportunity',
    formFactors: ['Large', 'Medium'],
    profiles: ['Merchandiser', 'System Administrator'],
    objects: ['Lead', 'Opportunity', 'Account', 'Contact', 'Contract', 'Campaign', 'Event', 'Task', 'Asset'],
    personal: true,
  },
  {
    developerName: 'Verwaltung',
    label: { de: 'Verwaltung', en: 'Administration' },
    description: {
      de: 'Shops, Käufergruppen, Benutzer und was die Plattform selbst führt.',
      en: 'Stores, buyer groups, users and what the platform keeps itself.',
    },
    color: '5B6676',
    icon: 'site',
    formFactors: ['Large', 'Medium'],
    profiles: ['Merchandiser', 'System Administrator'],
    homeOf: 'System Administrator',
    objects: [
      'WebStore',
      'ProductCatalog',
      'BuyerGroup',
      'OrderDeliveryMethod',
      'Site',
      'User',
      'Profile',
      'ConnectedApplication',
      'RecordType',
      'ListView',
    ],
    personal: false,
  },
];

/** The id of an app (prefix 06m). */
export function appId({ developerName }: App): string {
  return makeNamedId('06m', developerName);
}

/** The app of that developer name, without regard to case. */
export function findAppByName(developerName: string): App | undefined {
  return apps.find((app) => app.developerName.toLowerCase() === developerName.toLowerCase());
}
