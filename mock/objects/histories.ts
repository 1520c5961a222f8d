import { Account } from './Account.ts';
import { Asset } from './Asset.ts';
import { Case } from './Case.ts';
import { Contact } from './Contact.ts';
import { Contract } from './Contract.ts';
import { defineHistory } from './definition/index.ts';
import { Lead } from './Lead.ts';
import { Opportunity } from './Opportunity.ts';
import { Order } from './Order.ts';
import { OrderSummary } from './OrderSummary.ts';
import { PricebookEntry } from './PricebookEntry.ts';
import { Product2 } from './Product2.ts';

/** What was changed of the fields that objects track, by the names that the platform gives it. */
export const histories = {
  AccountHistory: defineHistory(Account, { apiName: 'AccountHistory', keyPrefix: 'H01' }),
  AssetHistory: defineHistory(Asset, { apiName: 'AssetHistory', keyPrefix: 'H02' }),
  CaseHistory: defineHistory(Case, { apiName: 'CaseHistory', keyPrefix: 'H03' }),
  ContactHistory: defineHistory(Contact, { apiName: 'ContactHistory', keyPrefix: 'H04' }),
  ContractHistory: defineHistory(Contract, { apiName: 'ContractHistory', keyPrefix: 'H05' }),
  LeadHistory: defineHistory(Lead, { apiName: 'LeadHistory', keyPrefix: 'H06' }),
  OpportunityFieldHistory: defineHistory(Opportunity, {
    apiName: 'OpportunityFieldHistory',
    keyPrefix: 'H07',
  }),
  OrderHistory: defineHistory(Order, { apiName: 'OrderHistory', keyPrefix: 'H08' }),
  OrderSummaryHistory: defineHistory(OrderSummary, { apiName: 'OrderSummaryHistory', keyPrefix: 'H09' }),
  PricebookEntryHistory: defineHistory(PricebookEntry, {
    apiName: 'PricebookEntryHistory',
    keyPrefix: 'H0A',
  }),
  Product2History: defineHistory(Product2, { apiName: 'Product2History', keyPrefix: 'H0B' }),
};
