/** Value sets of the platform that standard picklists take their values from, by object and field. */
export const STANDARD_VALUE_SETS: Readonly<Record<string, string>> = {
  'Account.Type': 'AccountType',
  'Asset.Status': 'AssetStatus',
  'Campaign.Type': 'CampaignType',
  'Campaign.Status': 'CampaignStatus',
  'Case.Status': 'CaseStatus',
  'Case.Priority': 'CasePriority',
  'Case.Origin': 'CaseOrigin',
  'Case.Type': 'CaseType',
  'Case.Reason': 'CaseReason',
  'Contract.Status': 'ContractStatus',
  'Lead.Salutation': 'Salutation',
  'Lead.Status': 'LeadStatus',
  'Lead.Rating': 'AccountRating',
  'Lead.LeadSource': 'LeadSource',
  'Lead.Industry': 'Industry',
  'Opportunity.StageName': 'OpportunityStage',
  'Opportunity.Type': 'OpportunityType',
  'Opportunity.LeadSource': 'LeadSource',
  'Order.Status': 'OrderStatus',
  'Product2.Family': 'Product2Family',
};

/** The field whose values are the steps of a record's way, which a process of its own offers by record type. */
export const PROCESS_FIELDS: Readonly<Record<string, string>> = {
  Case: 'Status',
  Lead: 'Status',
  Opportunity: 'StageName',
};
