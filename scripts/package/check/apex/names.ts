import {
  AnyIdContext,
  type ApexParserRuleContext,
  ArgumentsContext,
  AssignExpressionContext,
  CreatorContext,
  DotExpressionContext,
  FieldNameContext,
  FromNameListContext,
  LiteralContext,
  QueryContext,
  VariableDeclaratorContext,
} from '@apexdevtools/apex-parser';
import { findField, findObject } from '#mock/objects/index.ts';
import { installed, isOwn } from '../../definitions/installed.ts';
import { methodsOf } from './methods.ts';
import { type ParsedClass, partsOf } from './parse.ts';

/** Names of fields and values that a class speaks of and that are not there, and calls of our own classes that lead nowhere. */
export function nameFaults(classes: readonly ParsedClass[]): string[] {
  return classes.flatMap((one) =>
    [
      ...partsOf(one.tree, CreatorContext).flatMap(createdFaults),
      ...partsOf(one.tree, QueryContext).flatMap(queryFaults),
      ...ownFieldFaults(one.tree),
      ...memberFaults(one.tree, classes),
    ].map((fault) => `classes/${one.name}.cls ${fault}`),
  );
}

/** Of `new Case(Type = 'Advice')`. */
function createdFaults(creator: CreatorContext): string[] {
  const apiName = creator.createdName().getText();
  if (!findObject(apiName)) return [];
  const assignments = partsOf(creator.classCreatorRest() ?? creator, ArgumentsContext).flatMap((list) =>
    partsOf(list, AssignExpressionContext),
  );
  return assignments.flatMap((assignment) => {
    const [field, value] = assignment.expression_list().map((one) => one.getText());
    return fieldFaults(apiName, field ?? '', value);
  });
}

function fieldFaults(apiName: string, name: string, value?: string): string[] {
  const field = findField(apiName, name);
  if (!field) return [`sets or reads ${apiName}.${name}, which is no field of ${apiName}.`];
  const text = value?.match(/^'(.*)'$/)?.[1];
  const values = field.picklist?.values.map((one) => one.value);
  if (text === undefined || !values || values.includes(text)) return [];
  return [`sets ${apiName}.${name} to "${text}", but its values are ${values.join(', ')}.`];
}

function queryFaults(query: QueryContext): string[] {
  const apiName = partsOf(query, FromNameListContext)[0]?.getText() ?? '';
  if (!findObject(apiName)) return [`asks for records of ${apiName}, which is no object.`];
  const names = [query.selectList(), query.whereClause(), query.orderByClause()]
    .filter((clause) => clause !== null && clause !== undefined)
    .flatMap((clause) => partsOf(clause, FieldNameContext))
    .map((field) => field.getText())
    .filter((name) => !name.includes('.') && name !== '');
  return [...new Set(names)].flatMap((name) => fieldFaults(apiName, name));
}

/** Whatever ends as fields of ours do, in the code or in a text, is a field that the package adds. */
function ownFieldFaults(tree: ApexParserRuleContext): string[] {
  const known = new Set(installed.flatMap(({ fields }) => fields.map(([name]) => name)));
  const written = [...partsOf(tree, AnyIdContext), ...partsOf(tree, LiteralContext)]
    .map((part) => part.getText().replaceAll("'", ''))
    .filter(isOwn);
  return [...new Set(written)]
    .filter((name) => !known.has(name))
    .map((name) => `names ${name}, which is no field of the package.`);
}

/** Of `CaseReceipts.receive(…)` and `ParameterLimits.INQUIRY_NAME`. */
function memberFaults(tree: ApexParserRuleContext, classes: readonly ParsedClass[]): string[] {
  return partsOf(tree, DotExpressionContext).flatMap((dot) => {
    const receiver = dot.expression().getText();
    const owner = classes.find(({ name }) => name === receiver);
    const member = (dot.dotMethodCall()?.anyId() ?? dot.anyId())?.getText() ?? '';
    if (!owner || membersOf(owner).has(member)) return [];
    return [`uses ${receiver}.${member}, which the class ${receiver} does not have.`];
  });
}

function membersOf(one: ParsedClass): Set<string> {
  const fields = partsOf(one.tree, VariableDeclaratorContext).map((field) => field.id().getText());
  return new Set([...fields, ...methodsOf(one).map(({ name }) => name)]);
}
