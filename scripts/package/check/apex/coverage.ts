import { DotExpressionContext } from '@apexdevtools/apex-parser';
import { initializersOf, isTestClass, type Method, methodsOf } from './methods.ts';
import { type ParsedClass, partsOf } from './parse.ts';

/** How many statements of the classes the tests can reach. */
export interface Coverage {
  readonly statements: number;
  readonly reached: number;
  /** How many of those that are reached run under a condition, of which nobody here knows whether it was met. */
  readonly conditional: number;
  /** Methods that no test reaches. */
  readonly unreached: readonly string[];
}

/** Less than the platform asks for, and no class is let into an organisation in use. */
export const LEAST_SHARE = 0.85;

/**
 * Follows the calls of the tests from method to method. A call of an object leads to what tests have put in the place of
 * a method where there is such a thing, so that what only the platform can answer does not count as reached.
 */
export function coverageOf(classes: readonly ParsedClass[]): Coverage {
  const methods = classes.flatMap(methodsOf);
  const reached = reachedFrom(
    methods.filter(({ isTest }) => isTest),
    methods,
    new Set(classes.map(({ name }) => name)),
  );
  const shipped = classes.filter((one) => !isTestClass(one));
  const counted = methods.filter(({ className }) => shipped.some(({ name }) => name === className));
  const met = counted.filter((method) => reached.has(method));
  const running = classes.filter(({ name }) => [...reached].some(({ className }) => className === name));
  const named = new Set(running.flatMap(({ tree }) => partsOf(tree, DotExpressionContext).map(receiverOf)));
  const loaded = shipped.filter((one) => running.includes(one) || named.has(one.name));
  return {
    statements: sum(counted, 'statements') + initializers(shipped),
    reached: sum(met, 'statements') + initializers(loaded),
    conditional: sum(met, 'conditional'),
    unreached: counted
      .filter((method) => !reached.has(method))
      .map(({ className, name }) => `${className}.${name}`),
  };
}

function reachedFrom(
  start: readonly Method[],
  methods: readonly Method[],
  classNames: ReadonlySet<string>,
): ReadonlySet<Method> {
  const reached = new Set<Method>();
  const visit = (method: Method) => {
    if (reached.has(method)) return;
    reached.add(method);
    for (const { receiver, name } of method.calls) {
      const candidates = methods.filter((one) => one.name.toLowerCase() === name.toLowerCase());
      for (const called of calledOf(candidates, receiver ?? method.className, classNames)) visit(called);
    }
  };
  for (const test of start) visit(test);
  return reached;
}

function calledOf(candidates: Method[], receiver: string, classNames: ReadonlySet<string>): Method[] {
  if (classNames.has(receiver)) return candidates.filter(({ className }) => className === receiver);
  const ofObjects = candidates.filter(({ isStatic }) => !isStatic);
  const replaced = ofObjects.filter(({ isOverride }) => isOverride);
  return replaced.length > 0 ? replaced : ofObjects;
}

const receiverOf = (dot: DotExpressionContext): string => dot.expression().getText();

const sum = (methods: readonly Method[], what: 'statements' | 'conditional'): number =>
  methods.reduce((total, method) => total + method[what], 0);

const initializers = (classes: readonly ParsedClass[]): number =>
  classes.reduce((total, one) => total + initializersOf(one), 0);
