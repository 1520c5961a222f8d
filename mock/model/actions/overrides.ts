import type { ObjectApiName } from '../../objects/index.ts';
import type { FormFactor } from './quick-action.ts';

export type StandardAction = 'Clone' | 'Delete' | 'Edit' | 'List' | 'New' | 'Tab' | 'View';

/** A page put together of parts that stands in for a standard page of an object. */
export interface Override {
  readonly action: StandardAction;
  readonly page: string;
  /** Only on this size of display; absent, on all. */
  readonly formFactor?: FormFactor;
}

const overrides: { readonly [Name in ObjectApiName]?: readonly Override[] } = {
  Account: [{ action: 'View', page: 'Account_Record_Page' }],
  Case: [
    { action: 'View', page: 'Case_Record_Page', formFactor: 'Large' },
    { action: 'View', page: 'Case_Record_Page_Small', formFactor: 'Small' },
    { action: 'Tab', page: 'Case_Queue_Page' },
  ],
  Order: [{ action: 'View', page: 'Order_Record_Page', formFactor: 'Large' }],
  Product2: [
    { action: 'View', page: 'Product_Record_Page' },
    { action: 'Edit', page: 'Product_Edit_Page', formFactor: 'Large' },
  ],
};

/** What stands in for the standard pages of an object. */
export function overridesOf(apiName: string): readonly Override[] {
  return overrides[apiName as ObjectApiName] ?? [];
}

/** A page that stands in for a standard page, and the object that it is about. */
export interface Flexipage extends Override {
  readonly apiName: ObjectApiName;
}

/** The page of that name without regard to case; undefined when there is none. */
export function findFlexipage(page: string): Flexipage | undefined {
  const all = (Object.keys(overrides) as ObjectApiName[]).flatMap((apiName) =>
    overridesOf(apiName).map((override) => ({ apiName, ...override })),
  );
  return all.find((candidate) => candidate.page.toLowerCase() === page.toLowerCase());
}
