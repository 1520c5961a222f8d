import { FormalParameterContext, MethodDeclarationContext } from '@apexdevtools/apex-parser';
import { expect, it } from 'vitest';
import { classSources, serverClasses } from '../../apex/classes.ts';
import { propertiesOf } from '../../contract.ts';
import { coverageOf, LEAST_SHARE } from './coverage.ts';
import { isTestClass, methodsOf } from './methods.ts';
import { nameFaults } from './names.ts';
import { type ParsedClass, parseClass, partsOf } from './parse.ts';

const sources = classSources();
const classes = Object.entries(sources).map(([name, source]) => parseClass(name, source));

/** The classes with one of them changed. */
function withChange(name: string, from: string, to: string): ParsedClass[] {
  const source = sources[name] ?? '';
  expect(source).toContain(from);
  return classes.map((one) => (one.name === name ? parseClass(name, source.replace(from, to)) : one));
}

it('parses every class', () => {
  expect(classes.flatMap(({ errors }) => errors)).toEqual([]);
});

it('has a test for every class whose methods pages call', () => {
  const tests = classes.filter(isTestClass).map(({ name }) => name);
  for (const name of serverClasses) expect(tests).toContain(`${name}Test`);
});

it.each([
  ['ProductsController', 'getCommerceProducts', 'CommerceProductsParameters'],
  ['ProductsController', 'getCommerceProductsPrice', 'CommerceProductsPriceParameters'],
  ['WithdrawalsController', 'declareWithdrawal', 'WithdrawalParameters'],
  ['InquiriesController', 'sendInquiry', 'InquiryParameters'],
  ['InquiriesController', 'requestReturn', 'ReturnParameters'],
  ['InquiriesController', 'requestNotice', 'NoticeParameters'],
])('%s.%s takes what the contract says', (className, method, schema) => {
  const tree = classes.find(({ name }) => name === className)?.tree;
  const declared =
    tree && partsOf(tree, MethodDeclarationContext).find((one) => one.id().getText() === method);
  const parameters = declared && partsOf(declared, FormalParameterContext).map((one) => one.id().getText());
  expect(parameters?.sort()).toEqual(propertiesOf(schema).sort());
});

it('reaches enough statements by the tests, and all but what only the platform answers', () => {
  const { reached, statements, unreached } = coverageOf(classes);
  expect(reached / statements).toBeGreaterThan(LEAST_SHARE);
  expect(unreached).toEqual(['ProductsController.products', 'ProductsController.prices']);
});

it('reaches less where a test is missing', () => {
  const fewer = classes.filter(({ name }) => name !== 'ProductsControllerTest');
  const { reached, statements, unreached } = coverageOf(fewer);
  expect(unreached).toContain('ProductsController.getCommerceProducts');
  expect(reached / statements).toBeLessThan(LEAST_SHARE);
});

it('counts what runs under a condition', () => {
  const [method] = methodsOf(
    parseClass(
      'One',
      'class One { void run() { first(); if (second()) { third(); } for (Integer i : all) fourth(); } }',
    ),
  );
  expect(method).toMatchObject({ statements: 5, conditional: 2 });
});

it.each([
  ['InquiriesController', "Type = 'Advice'", "Type = 'Advise'", 'sets Case.Type to "Advise"'],
  ['InquiriesController', 'Origin =', 'Orgin =', 'Case.Orgin, which is no field'],
  ['InquiriesController', 'INQUIRY_NAME', 'INQUIRY_TITLE', 'ParameterLimits.INQUIRY_TITLE'],
  ['InquiriesController', 'CaseReceipts.receive', 'CaseReceipts.accept', 'CaseReceipts.accept'],
  [
    'WithdrawalsController',
    'declared.OrderId__c',
    'declared.OrdrId__c',
    'OrdrId__c, which is no field of the package',
  ],
  ['WithdrawalsController', 'SELECT Id, AccountId', 'SELECT Id, AcountId', 'Order.AcountId'],
  ['WithdrawalsController', 'FROM Order', 'FROM Ordr', 'Ordr, which is no object'],
  ['ProductsController', "'L2C_CM_PZN__c'", "'PZN_CODE__c'", 'PZN_CODE__c'],
])('finds in %s that %s has become %s', (name, from, to, fault) => {
  expect(nameFaults(withChange(name, from, to)).join('\n')).toContain(fault);
});

it('finds nothing in the classes as they are written', () => {
  expect(nameFaults(classes)).toEqual([]);
});
