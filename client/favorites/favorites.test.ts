import { expect, test } from 'vitest';
import { stubPlatform } from '../testing/stub-platform.ts';
import { orderFavorites } from './favorites.ts';

const favorite = (id: string, name: string) => ({ id, name, target: id, targetType: 'Record' });
const A = favorite('0MV000000000001AAA', 'Ahorn');
const B = favorite('0MV000000000002AAA', 'Birke');
const C = favorite('0MV000000000003AAA', 'Citrus');

test('RD-FAV-02 an order of all favorites keeps what was marked elsewhere meanwhile', async () => {
  let known = [B, A];
  const sent: unknown[] = [];
  const { platform } = stubPlatform(async (request) => {
    if (request.method === 'GET') return Response.json({ favorites: known });
    sent.push(await request.json());
    return Response.json({ favorites: known });
  });
  const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
  expect(await orderFavorites(platform, byName)).toEqual([B.id, A.id]);
  known = [B, A, C];
  await orderFavorites(platform, byName);
  expect(sent.at(-1)).toEqual({ favorites: [{ id: A.id }, { id: B.id }, { id: C.id }] });
});
