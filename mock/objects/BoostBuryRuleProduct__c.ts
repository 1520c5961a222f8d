import { autoNumber, defineObject, reference } from './definition/index.ts';

/** A product that a rule of the search moves; the parent of variations stands for all of them. */
export const BoostBuryRuleProduct__c = defineObject({
  apiName: 'BoostBuryRuleProduct__c',
  keyPrefix: 'a0R',
  label: { de: 'Produkt einer Suchregel', en: 'Boost and bury product' },
  labelPlural: { de: 'Produkte von Suchregeln', en: 'Boost and bury products' },
  theme: { color: '3B6FB6', icon: 'product' },
  searchable: false,
  fields: {
    Name: autoNumber({ de: 'Nummer', en: 'Number' }, 9),
    RuleId__c: reference({ de: 'Suchregel', en: 'Rule' }, 'BoostBuryRule__c', 'Rule__r', {
      required: true,
      updateable: false,
      children: 'BoostBuryRuleProducts',
      onDelete: 'cascade',
    }),
    ProductId__c: reference({ de: 'Produkt', en: 'Product' }, 'Product2', 'Product__r', {
      required: true,
      updateable: false,
      onDelete: 'cascade',
    }),
  },
  nameFields: ['Name'],
  uniqueTogether: [['RuleId__c', 'ProductId__c']],
  layout: [
    {
      heading: { de: 'Produkt', en: 'Product' },
      columns: [['RuleId__c'], ['ProductId__c']],
    },
  ],
  compactLayout: ['Name', 'RuleId__c', 'ProductId__c'],
});
