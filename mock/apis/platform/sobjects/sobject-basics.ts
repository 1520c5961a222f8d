import { getSObject, getSObjectDescribe, getSObjectRecord } from '#generated/platform/client.gen.ts';
import type { components } from '#generated/platform/types.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { MERGED } from '../merging/merge-records.ts';

export type Schemas = components['schemas'];

/** What an object is called, and what the viewer may do with its records. */
export function sObjectBasics(definition: ObjectDefinition, viewer: Viewer): Schemas['SObject'] {
  const { apiName, keyPrefix, label, labelPlural, searchable, managedByPlatform } = definition;
  const { readable, createable, updateable, deletable } = viewer.rights(definition);
  return {
    activateable: false,
    createable,
    custom: apiName.endsWith('__c'),
    customSetting: false,
    deletable,
    deprecatedAndHidden: false,
    feedEnabled: false,
    keyPrefix,
    label: label[viewer.language],
    labelPlural: labelPlural[viewer.language],
    layoutable: true,
    mergeable: updateable && deletable && MERGED.includes(apiName),
    mruEnabled: !managedByPlatform,
    name: apiName,
    queryable: readable,
    replicateable: false,
    retrieveable: readable,
    searchable,
    triggerable: false,
    undeletable: deletable,
    updateable,
    urls: urlsOf(apiName),
  };
}

function urlsOf(sObjectName: string): Record<string, string> {
  const rowTemplate = platformPath(getSObjectRecord, { sObjectName, recordId: '' });
  return {
    describe: platformPath(getSObjectDescribe, { sObjectName }),
    rowTemplate: `${rowTemplate}{ID}`,
    sobject: platformPath(getSObject, { sObjectName }),
  };
}
