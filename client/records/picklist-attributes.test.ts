import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readPicklists } from './picklists.ts';

const picklists = (attributes: unknown) => ({
  picklistFieldValues: {
    Status: {
      controllerValues: {},
      defaultValue: null,
      values: [{ attributes, label: 'Neu', validFor: [], value: 'New' }],
    },
  },
});

test.each([null, 'CaseStatus', 'LeadStatus', 'OpportunityStage', 'WorkStepStatus'])(
  'attributes of the kind %s',
  async (kind) => {
    const answer = picklists(kind && { picklistAtrributesValueType: kind });
    const { platform } = stubPlatform(stubFetch([200, answer]).fetch);
    expect(await readPicklists(platform, 'Case')).toEqual(answer.picklistFieldValues);
  },
);

test.each([{ picklistAtrributesValueType: 'TaskStatus' }, { picklistAtrributesValueType: 'toString' }, {}])(
  '%j has an invalid discriminator value',
  async (attributes) => {
    const { platform } = stubPlatform(stubFetch([200, picklists(attributes)]).fetch);
    await expect(readPicklists(platform, 'Case')).rejects.toMatchObject({
      message: 'Invalid discriminatorValue',
    });
  },
);
