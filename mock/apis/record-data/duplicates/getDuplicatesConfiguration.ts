import { tagged } from '../../../model/metadata/fingerprint.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { DuplicateRule, MatchingRule, ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes the duplicate rules of an object. */
export const getDuplicatesConfiguration: Handler<'getDuplicatesConfiguration'> = (
  { path, query },
  context,
) => {
  const definition = readableObject(path.objectApiName, viewerOf(context));
  if (query.recordTypeId) askedRecordType(definition, query.recordTypeId);
  const { apiName, duplicateRules } = definition;
  const compared = duplicateRules.flatMap(({ matching }) => matching).flatMap(matchFields);
  const body = {
    apiName,
    dedupeEnabled: duplicateRules.length > 0,
    dedupeFields: [...new Set(compared)],
    duplicateRules: duplicateRules.map((rule) => ruleInfo(definition, rule)),
    predupeEnabled: duplicateRules.length > 0,
  };
  return { status: 200, body: tagged(body) };
};

function matchFields({ fields }: MatchingRule): string[] {
  return fields.map(({ field }) => field);
}

function ruleInfo(
  definition: ObjectDefinition,
  { name, onInsert, onUpdate, matching, filters = [] }: DuplicateRule,
): Schemas['DuplicateRule'] {
  const filterItems = filters.map((item, index) => ({ ...item, sortOrder: index + 1 }));
  return {
    actionOnInsert: onInsert.action,
    actionOnUpdate: onUpdate.action,
    active: true,
    duplicateRuleFilters:
      filterItems.length === 0
        ? []
        : [{ booleanFilter: null, filterItems, ruleCritera: filters.map(inWords).join(' AND ') }],
    matchRules: matching.map((rule) => ({
      matchEngine: rule.fields.every(({ method }) => method === 'Exact')
        ? 'ExactMatchEngine'
        : 'FuzzyMatchEngine',
      matchFields: matchFields(rule),
      name: rule.name,
      objectApiName: definition.apiName,
    })),
    name,
    operationsOnInsert: [...onInsert.operations],
    operationsOnUpdate: [...onUpdate.operations],
  };
}

function inWords({ field, operation, value }: NonNullable<DuplicateRule['filters']>[number]): string {
  return `${field} ${operation} ${value}`;
}
