import { contentsConstants } from '#generated/cms/constants.gen.ts';
import { CommerceError } from '../errors/index.ts';
import { isObject } from '../forms.ts';
import type { OperationId } from '../operation.ts';

const {
  siteIdPrefix,
  channelIdPrefix,
  contentInputRequired,
  contentChannelOrSiteIdRequired,
  contentChannelOrSiteIdPrefix,
  contentChannelOrSiteIdInvalid,
} = contentsConstants;

/** Whether an id names a site; a channel otherwise. */
export const isSiteId = (channelOrSiteId: string): boolean => channelOrSiteId.startsWith(siteIdPrefix);

const hasPrefix = (id: string) => [siteIdPrefix, channelIdPrefix].some((prefix) => id.startsWith(prefix));

/**
 * Judges what a single item is asked for with, before anything is sent (SF-CONTENT-02).
 *
 * @throws CommerceError INVALID_CONFIG that names the parameter
 */
export function requireItemInput(operationId: OperationId, channelOrSiteId: unknown, keyOrId: unknown): void {
  requireText(operationId, 'channelOrSiteId', channelOrSiteId);
  requireText(operationId, 'contentKeyOrId', keyOrId);
  if (!hasPrefix(channelOrSiteId as string)) throw refused(operationId, contentChannelOrSiteIdInvalid);
}

/** What a list can be asked for with, each with the kind of value that it takes. */
const LIST_FIELDS = {
  channelOrSiteId: 'string',
  contentKeys: 'array',
  managedContentIds: 'array',
  contentTypeFQN: 'string',
  language: 'string',
  page: 'number',
  pageSize: 'number',
  referenceDepth: 'number',
  includeContentBody: 'boolean',
  showAbsoluteUrl: 'boolean',
} as const;

/** The same for a list, with the messages that a list has (SF-CONTENT-03). */
export function requireListInput(operationId: OperationId, input: unknown): void {
  if (!isObject(input) || Object.keys(input).length === 0) throw refused(operationId, contentInputRequired);
  const { channelOrSiteId } = input;
  if (channelOrSiteId === undefined || channelOrSiteId === null || channelOrSiteId === '')
    throw refused(operationId, contentChannelOrSiteIdRequired);
  for (const [name, kind] of Object.entries(LIST_FIELDS)) {
    const value = input[name];
    if (value !== undefined && kindOf(value) !== kind)
      throw refused(operationId, `${name} must be ${kind === 'array' ? 'an' : 'a'} ${kind}.`);
  }
  if (!hasPrefix(channelOrSiteId as string)) throw refused(operationId, contentChannelOrSiteIdPrefix);
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function requireText(operationId: OperationId, name: string, value: unknown): void {
  if (typeof value !== 'string' || value === '')
    throw refused(operationId, `${name} must be a non-empty string.`);
}

function refused(operationId: OperationId, message: string): CommerceError {
  return new CommerceError('INVALID_CONFIG', { operationId, message });
}
