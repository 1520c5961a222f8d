import { expect, it } from 'vitest';
import type { PackageFiles } from '../metadata-xml.ts';
import { changed, whole, without } from '../testing.ts';
import { readComponents } from './component.ts';
import { elementFaults } from './element-faults.ts';
import { limitFaults } from './limit-faults.ts';
import { referenceFaults } from './reference-faults.ts';
import { readVendorTypes } from './vendor-types.ts';

const types = readVendorTypes();

function faultsOf(files: PackageFiles): string[] {
  const { components, faults } = readComponents(files);
  return [
    ...faults,
    ...elementFaults(components, types),
    ...limitFaults(components),
    ...referenceFaults(components),
  ];
}

const PZN = 'objects/Product2/fields/L2C_CM_PZN__c.field-meta.xml';
const LAYOUT = 'layouts/Product2-Offizin.layout-meta.xml';
const STOCK_LIST = 'objects/Product2/listViews/OutOfStock.listView-meta.xml';
const BUYER = 'permissionsets/OffizinBuyer.permissionset-meta.xml';
const COMPARISON = 'objects/Product2/fields/ComparisonPriceType__c.field-meta.xml';

it('finds nothing in the package as it is written', () => {
  expect(faultsOf(whole)).toEqual([]);
});

it('names every place that names a field which is missing', () => {
  const faults = faultsOf(without(PZN));
  const places = [
    LAYOUT,
    'objects/Product2/compactLayouts/Offizin.compactLayout-meta.xml',
    STOCK_LIST,
    BUYER,
    'permissionsets/OffizinSupport.permissionset-meta.xml',
  ];
  for (const place of places)
    expect(
      faults.filter((fault) => fault.startsWith(place)),
      place,
    ).toHaveLength(1);
  expect(faults.filter((fault) => fault.startsWith(LAYOUT))).toEqual([
    `${LAYOUT} names the field L2C_CM_PZN__c, which Product2 has neither in the package nor of its own.`,
  ]);
});

it.each<[string, PackageFiles, string]>([
  ['XML that does not end', changed(PZN, '</CustomField>', ''), `${PZN} is no XML`],
  [
    'an element that no field has',
    changed(PZN, '<label>', '<colour>red</colour><label>'),
    'has an element colour',
  ],
  ['an element that is there twice', changed(PZN, '<type>', '<type>Text</type><type>'), 'more than once'],
  ['a type that there is not', changed(PZN, '<type>Text<', '<type>Word<'), '"Word", which is no FieldType'],
  [
    'a word that is neither true nor false',
    changed(PZN, '<unique>true<', '<unique>yes<'),
    'instead of true or false',
  ],
  ['a length that is no number', changed(PZN, '<length>8<', '<length>eight<'), 'which is no number'],
  ['a list without a label', changed(STOCK_LIST, /<label>.*<\/label>/, ''), 'has no element label'],
  ['a text that is too long', changed(PZN, '<length>8<', '<length>300<'), 'has the length 300'],
  ['a label that is too long', changed(PZN, '<label>PZN<', `<label>${'x'.repeat(41)}<`), '41 characters'],
  [
    'too many digits',
    changed('objects/Product2/fields/VatRate__c.field-meta.xml', '<precision>5<', '<precision>19<'),
    '19 digits',
  ],
  [
    'a picklist that takes any value',
    changed(COMPARISON, '<restricted>true<', '<restricted>false<'),
    'restrict it',
  ],
  ['a value twice', changed(COMPARISON, '<fullName>UVP<', '<fullName>AVP<'), 'has a value twice'],
  [
    'a value that the other picklist lacks',
    changed(COMPARISON, 'apothekenpflichtig', 'frei'),
    'follows the value "frei"',
  ],
  [
    'a lookup to no object',
    changed('objects/Case/fields/OrderId__c.field-meta.xml', '<referenceTo>Order<', '<referenceTo>Ordr<'),
    'leads to Ordr',
  ],
  [
    'a column that lists do not have',
    changed(STOCK_LIST, 'PRODUCT2.NAME', 'PRODUCT2.TITLE'),
    'the column PRODUCT2.TITLE',
  ],
  [
    'a standard field that the platform does not have',
    changed(LAYOUT, '>Family<', '>Familiy<'),
    'the field Familiy',
  ],
  [
    'a field that is shown twice',
    changed(LAYOUT, '>Notes__c<', '>Usage__c<'),
    'shows the field Usage__c twice',
  ],
  [
    'a field that no layout shows',
    changed(LAYOUT, '>Notes__c<', '>Usage__c<'),
    'does not show the field Notes__c',
  ],
  [
    'rights on a class that is missing',
    without('classes/InquiriesController.cls-meta.xml'),
    'the class InquiriesController',
  ],
  [
    'a layout that is missing',
    without('layouts/Case-Offizin.layout-meta.xml'),
    'assigns the layout Case-Offizin',
  ],
  [
    'a record type that is missing',
    without('objects/Case/recordTypes/Complaint.recordType-meta.xml'),
    'the record type Case.Complaint',
  ],
  [
    'a process that is missing',
    without('objects/Lead/businessProcesses/Employer.businessProcess-meta.xml'),
    'follows the process Employer',
  ],
  [
    'an application that is missing',
    without('externalClientApps/OffizinShop.eca-meta.xml'),
    'belongs to the application OffizinShop',
  ],
])('finds %s', (_, files, fault) => {
  expect(faultsOf(files).join('\n')).toContain(fault);
});

it('finds a name that is too long', () => {
  const long = `${'X'.repeat(41)}__c`;
  const files = {
    ...whole,
    [`force-app/main/default/objects/Case/fields/${long}.field-meta.xml`]: '<CustomField/>',
  };
  expect(faultsOf(files).join('\n')).toContain(`is called ${long}`);
});
