import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENT } from '../patient.ts';
import { attacks } from './attacks.ts';
import { type Ground, openGround } from './ground.ts';

let ground: Ground;
beforeAll(async () => {
  ground = await openGround();
});
afterAll(() => ground.close());

it.each(Object.entries(attacks))('%s get nowhere', PATIENT, async (_, attack) => {
  const { tries, breaches } = await attack(ground);
  expect(breaches).toEqual([]);
  expect(tries).toBeGreaterThan(5);
});
