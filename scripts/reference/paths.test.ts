import { expect, it } from 'vitest';
import { familyOf, likeness, segmentsOfContract, segmentsOfReference } from './paths.ts';

it('reads the placeholders of the reference in each of their forms', () => {
  expect(
    segmentsOfReference('/commerce/webstores/#{webstoreId}/carts/cartStateOrId'.replace('#', '$')),
  ).toEqual([...['commerce', 'webstores', '{webstoreId}', 'carts', '{cartStateOrId}']]);
  expect(segmentsOfReference('/ui-api/apps/{appId}/selected')).toEqual([
    'ui-api',
    'apps',
    '{appId}',
    'selected',
  ]);
});

it('leaves out the base of a contract, that of the web runtime too', () => {
  expect(segmentsOfContract('/webruntime/api/services/data/v61.0/commerce/webstores')).toEqual([
    'commerce',
    'webstores',
  ]);
});

it('prefers a literal to a placeholder, and the same placeholder to another', () => {
  const ours = segmentsOfContract('/services/data/v64.0/ui-api/list-info/{objectApiName}');
  const score = (path: string) => likeness(ours, segmentsOfReference(path));
  expect(score('/ui-api/list-info/{objectApiName}')).toBeGreaterThan(score('/ui-api/list-info/{listViewId}'));
  expect(score('/ui-api/list-info/batch')).toBe(0);
  expect(score('/ui-api/list-info')).toBe(0);
  const batch = segmentsOfContract('/services/data/v64.0/ui-api/list-info/batch');
  expect(likeness(batch, ['ui-api', 'list-info', 'batch'])).toBeGreaterThan(
    likeness(batch, ['ui-api', 'list-info', '{listViewId}']),
  );
});

it('names the family of a call', () => {
  expect(familyOf(segmentsOfReference('/commerce/webstores/webstoreId/wishlists/wishlistId'))).toBe(
    'wishlists',
  );
  expect(familyOf(segmentsOfReference('/connect/cms/delivery/channels'))).toBe('channels');
});
