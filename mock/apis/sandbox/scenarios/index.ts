import { cartScenarios } from './cart.ts';
import { checkoutScenarios } from './checkout.ts';
import { paymentScenarios } from './payment.ts';
import { peopleScenarios } from './people.ts';
import { platformScenarios } from './platform.ts';
import { productScenarios } from './products.ts';
import type { Scenario } from './scenario.ts';

/** Every scenario that there is, by area of the shop. */
export const scenarios: readonly Scenario[] = [
  ...cartScenarios,
  ...checkoutScenarios,
  ...paymentScenarios,
  ...productScenarios,
  ...peopleScenarios,
  ...platformScenarios,
];

/** A scenario by its name. */
export function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}
