import type { Data } from '../operation.ts';

export type ObjectDirectory = Data<'getObjectInfoDirectory'>['objects'];
export type ObjectDirectoryEntry = ObjectDirectory[string];
export type ObjectInfo = Data<'getObjectInfo'>;
export type FieldInfo = ObjectInfo['fields'][string];
export type RecordData = Data<'getRecord'>;
export type FieldData = RecordData['fields'][string];
export type RecordLayout = Data<'getLayout'>;
export type LayoutSection = RecordLayout['sections'][number];
export type LayoutItem = LayoutSection['layoutRows'][number]['layoutItems'][number];
export type PicklistFields = Data<'getPicklistValuesByRecordType'>['picklistFieldValues'];
export type PicklistValues = Data<'getPicklistValues'>;
export type ThemeInfo = NonNullable<ObjectInfo['themeInfo']>;
export type App = Data<'getApp'>;
export type NavItem = App['navItems'][number];
export type ListInfoSummaries = Extract<Data<'getListInfosByObjectName'>, { lists: unknown }>;
export type ListInfoSummary = ListInfoSummaries['lists'][number];
export type ListInfo = Data<'getListInfoByName'>;
export type ListColumn = ListInfo['displayColumns'][number];
export type ListRecords = Data<'getListRecordsByName'>;
export type RelatedListSummary = Data<'getRelatedListsInfo'>['relatedLists'][number];
export type RelatedListInfo = Data<'getRelatedListInfo'>;

/** A value that a record write accepts. */
export type InputValue = string | number | boolean | null;
export type InputFields = Record<string, InputValue>;
