import type { ForecastCategories, StandardValue, StandardValueSet } from '@salesforce/types/metadata';
import type { PicklistAttributes } from '#mock/objects/definition/index.ts';
import { findField } from '#mock/objects/index.ts';
import { STANDARD_VALUE_SETS } from '../definitions/standard-value-sets.ts';
import { metadataXml, type PackageFiles, type Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';
import { customValues } from './value-set.ts';

/** What the platform calls the kinds of a forecast. */
const FORECASTS: Readonly<Record<string, ForecastCategories>> = {
  Pipeline: 'Pipeline',
  'Best Case': 'BestCase',
  Commit: 'Forecast',
  Closed: 'Closed',
  Omitted: 'Omitted',
};

/** Statuses of orders and contracts that are a category themselves; all others mean that it is in force. */
const CATEGORIES = ['Draft', 'InApproval', 'Activated', 'Terminated'];
const WITH_CATEGORIES = ['ContractStatus', 'OrderStatus'];

/** The values that the platform's own picklists offer; a set that two fields share is written once. */
export function standardValueSets(options: PackageOptions): PackageFiles {
  const files = Object.entries(STANDARD_VALUE_SETS).map(([place, name]) => {
    const component: Written<StandardValueSet> = {
      sorted: false,
      standardValue: standardValues(place, name, options),
    };
    return [
      `standardValueSets/${name}.standardValueSet-meta.xml`,
      metadataXml('StandardValueSet', component),
    ];
  });
  return Object.fromEntries(files);
}

function standardValues(place: string, name: string, options: PackageOptions): Written<StandardValue>[] {
  const [apiName = '', fieldName = ''] = place.split('.');
  const field = findField(apiName, fieldName);
  if (!field?.picklist) throw new Error(`${place} is no picklist: take it out of STANDARD_VALUE_SETS.`);
  const known = new Map(field.picklist.values.map(({ value, attributes }) => [value, attributes]));
  return customValues(field, options).map((value) => ({
    ...value,
    ...attributesOf(known.get(value.fullName ?? '')),
    ...(WITH_CATEGORIES.includes(name) && { groupingString: categoryOf(value.fullName ?? '') }),
  }));
}

function attributesOf(attributes: PicklistAttributes | undefined): Partial<StandardValue> {
  switch (attributes?.kind) {
    case 'CaseStatus':
      return { closed: attributes.closed };
    case 'LeadStatus':
      return { converted: attributes.converted };
    case 'OpportunityStage': {
      const { closed, won, defaultProbability, forecastCategoryName } = attributes;
      const forecastCategory = FORECASTS[forecastCategoryName];
      return { closed, won, probability: defaultProbability, ...(forecastCategory && { forecastCategory }) };
    }
    default:
      return {};
  }
}

const categoryOf = (status: string): string => (CATEGORIES.includes(status) ? status : 'Activated');
