import { installedNames, isOwn } from './installed.ts';

type Columns = Readonly<Record<string, string>>;

/**
 * What list views call the standard fields of each object: not by the names that they have everywhere else. An object
 * that is missing has no list views; a column that is missing is left out.
 */
const COLUMNS: Readonly<Record<string, Columns>> = {
  Account: {
    Name: 'ACCOUNT.NAME',
    AccountNumber: 'ACCOUNT.ACCOUNT_NUMBER',
    Type: 'ACCOUNT.TYPE',
    BillingCity: 'ACCOUNT.ADDRESS1_CITY',
    Phone: 'ACCOUNT.PHONE1',
    CreatedDate: 'ACCOUNT.CREATED_DATE',
  },
  Asset: {
    Name: 'ASSET.NAME',
    AccountId: 'ACCOUNT.NAME',
    SerialNumber: 'ASSET.SERIAL_NUMBER',
    InstallDate: 'ASSET.INSTALL_DATE',
    UsageEndDate: 'ASSET.USAGE_END_DATE',
  },
  Campaign: {
    Name: 'CAMPAIGN.NAME',
    Type: 'CAMPAIGN.CAMPAIGN_TYPE',
    Status: 'CAMPAIGN.STATUS',
    StartDate: 'CAMPAIGN.START_DATE',
    EndDate: 'CAMPAIGN.END_DATE',
    IsActive: 'CAMPAIGN.ACTIVE',
  },
  Case: {
    CaseNumber: 'CASES.CASE_NUMBER',
    Subject: 'CASES.SUBJECT',
    Status: 'CASES.STATUS',
    Priority: 'CASES.PRIORITY',
    AccountId: 'ACCOUNT.NAME',
    CreatedDate: 'CASES.CREATED_DATE',
    IsClosed: 'CASES.CLOSED',
    OwnerId: 'CORE.USERS.ALIAS',
  },
  Contract: {
    ContractNumber: 'CONTRACT.CONTRACT_NUMBER',
    AccountId: 'ACCOUNT.NAME',
    Status: 'CONTRACT.STATUS',
    StartDate: 'CONTRACT.START_DATE',
    EndDate: 'CONTRACT.END_DATE',
    OwnerId: 'CORE.USERS.ALIAS',
  },
  Lead: {
    Name: 'FULL_NAME',
    Company: 'LEAD.COMPANY',
    City: 'LEAD.CITY',
    Industry: 'LEAD.INDUSTRY',
    Status: 'LEAD.STATUS',
    Rating: 'LEAD.RATING',
    Phone: 'LEAD.PHONE',
    CreatedDate: 'LEAD.CREATED_DATE',
    OwnerId: 'CORE.USERS.ALIAS',
  },
  Opportunity: {
    Name: 'OPPORTUNITY.NAME',
    AccountId: 'ACCOUNT.NAME',
    StageName: 'OPPORTUNITY.STAGE_NAME',
    Amount: 'OPPORTUNITY.AMOUNT',
    CloseDate: 'OPPORTUNITY.CLOSE_DATE',
    Probability: 'OPPORTUNITY.PROBABILITY',
    IsClosed: 'OPPORTUNITY.CLOSED',
    IsWon: 'OPPORTUNITY.WON',
    OwnerId: 'CORE.USERS.ALIAS',
  },
  Order: {
    OrderNumber: 'ORDERS.ORDER_NUMBER',
    AccountId: 'SALES.ACCOUNT.NAME',
    Status: 'ORDERS.STATUS',
    EffectiveDate: 'ORDERS.EFFECTIVE_DATE',
  },
  Product2: {
    Name: 'PRODUCT2.NAME',
    ProductCode: 'PRODUCT2.CUSTOMER_PRODUCT_ID',
    Description: 'PRODUCT2.DESCRIPTION',
    Family: 'PRODUCT2.FAMILY_ENUM',
    IsActive: 'PRODUCT2.ACTIVE',
    LastModifiedDate: 'PRODUCT2.LAST_UPDATE',
  },
  WorkPlan: { Name: 'NAME', OwnerId: 'OWNER.ALIAS', LastModifiedDate: 'LAST_UPDATE' },
};

/** Whether the platform has list views of an object. */
export const hasListViews = (apiName: string): boolean => isOwn(apiName) || Object.hasOwn(COLUMNS, apiName);

/** What a list view calls a field; undefined where that is not known, or the package does not add the field. */
export function listColumn(apiName: string, fieldName: string): string | undefined {
  if (isOwn(fieldName)) return installedNames(apiName).includes(fieldName) ? fieldName : undefined;
  return COLUMNS[apiName]?.[fieldName];
}

/** Whether a name is that of a column of the platform's. */
export const isStandardColumn = (apiName: string, column: string): boolean =>
  Object.values(COLUMNS[apiName] ?? {}).includes(column);
