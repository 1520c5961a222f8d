import {
  type ApexParserRuleContext,
  BlockContext,
  CatchClauseContext,
  ClassBodyDeclarationContext,
  ClassDeclarationContext,
  DotExpressionContext,
  FieldDeclarationContext,
  ForStatementContext,
  IfStatementContext,
  MethodCallExpressionContext,
  MethodDeclarationContext,
  StatementContext,
  VariableDeclaratorContext,
  WhileStatementContext,
} from '@apexdevtools/apex-parser';
import { around, type ParsedClass, partsOf } from './parse.ts';

/** A call as it is written: `receiver.name(…)`, or `name(…)` of the class itself. */
export interface Call {
  readonly receiver: string | undefined;
  readonly name: string;
}

/** A method of a class, or of a class inside it. */
export interface Method {
  readonly className: string;
  readonly name: string;
  readonly isTest: boolean;
  readonly isStatic: boolean;
  readonly isOverride: boolean;
  readonly isVirtual: boolean;
  readonly calls: readonly Call[];
  readonly statements: number;
  /** How many of them run under a condition only. */
  readonly conditional: number;
}

const CONDITIONS: readonly (new (...args: never[]) => ApexParserRuleContext)[] = [
  IfStatementContext,
  ForStatementContext,
  WhileStatementContext,
  CatchClauseContext,
];

/** The methods of a class and of the classes inside it. */
export function methodsOf({ name: className, tree }: ParsedClass): Method[] {
  return partsOf(tree, MethodDeclarationContext).map((method) => {
    const modifiers = modifiersOf(method);
    const has = (modifier: string) => modifiers.some((one) => one.toLowerCase() === modifier);
    const statements = partsOf(method, StatementContext).filter(
      (one) => !(one.getChild(0) instanceof BlockContext),
    );
    return {
      className,
      name: method.id().getText(),
      isTest: has('@istest') || has('@testsetup'),
      isStatic: has('static'),
      isOverride: has('override'),
      isVirtual: has('virtual'),
      calls: callsIn(method),
      statements: statements.length,
      conditional: statements.filter(isConditional).length,
    };
  });
}

/** Fields that are given a value where they are declared, each of which is a statement. */
export const initializersOf = ({ tree }: ParsedClass): number =>
  partsOf(tree, FieldDeclarationContext)
    .flatMap((field) => partsOf(field, VariableDeclaratorContext))
    .filter((declarator) => declarator.expression()).length;

/** Whether a class is there for tests. */
export const isTestClass = ({ tree }: ParsedClass): boolean => {
  const [declaration] = partsOf(tree, ClassDeclarationContext);
  const outer = declaration?.parentCtx?.getText() ?? '';
  return /@istest/i.test(outer.slice(0, outer.indexOf('{')));
};

function modifiersOf(method: ApexParserRuleContext): string[] {
  return (
    around(method, ClassBodyDeclarationContext)
      ?.modifier_list()
      .map((one) => one.getText()) ?? []
  );
}

function callsIn(tree: ApexParserRuleContext): Call[] {
  const qualified = partsOf(tree, DotExpressionContext).flatMap((dot) => {
    const call = dot.dotMethodCall();
    return call ? [{ receiver: dot.expression().getText(), name: call.anyId().getText() }] : [];
  });
  const own = partsOf(tree, MethodCallExpressionContext).flatMap((expression) => {
    const id = expression.methodCall().id();
    return id ? [{ receiver: undefined, name: id.getText() }] : [];
  });
  return [...qualified, ...own];
}

/** Below a branch, a loop or a catch; the branch itself is not. */
const isConditional = (statement: StatementContext): boolean =>
  CONDITIONS.some((kind) => {
    const outer = around(statement, kind);
    return outer !== undefined && outer !== statement.getChild(0);
  });
