import { amount, by, down, found, place, type Statement, sorted } from '../statement.ts';

const among = (value: string | null, one: string): boolean => value?.split(';').includes(one) === true;

/** Leads, campaigns, opportunities and contracts: picklists, sets of values and labels. */
export const sales: readonly Statement[] = [
  [
    "SELECT LastName FROM Lead WHERE Status = 'Converted'",
    ({ Lead }) => Lead.filter((l) => l.Status === 'Converted').map((l) => l.LastName),
  ],
  [
    'SELECT LastName FROM Lead WHERE IsConverted = false',
    ({ Lead }) => Lead.filter((l) => !l.IsConverted).map((l) => l.LastName),
  ],
  [
    'SELECT LastName, Status FROM Lead ORDER BY Status, LastName',
    ({ Lead }) =>
      sorted(
        Lead,
        by((l) => place('Lead', 'Status', l.Status)),
        by((l) => l.LastName),
      ).map((l) => [l.LastName, l.Status]),
  ],
  [
    'SELECT LastName FROM Lead WHERE Rating = null',
    ({ Lead }) => Lead.filter((l) => l.Rating === null).map((l) => l.LastName),
  ],
  [
    "SELECT Company FROM Lead WHERE Rating IN ('Hot', 'Warm') AND Industry = 'MedicalPractice'",
    ({ Lead }) =>
      Lead.filter((l) => ['Hot', 'Warm'].includes(String(l.Rating)) && l.Industry === 'MedicalPractice').map(
        (l) => l.Company,
      ),
  ],
  [
    "SELECT Company FROM Lead WHERE Interests__c INCLUDES ('Devices')",
    ({ Lead }) => Lead.filter((l) => among(l.Interests__c, 'Devices')).map((l) => l.Company),
  ],
  [
    "SELECT Company FROM Lead WHERE Interests__c INCLUDES ('Devices;Consumables')",
    ({ Lead }) =>
      Lead.filter((l) => among(l.Interests__c, 'Devices') && among(l.Interests__c, 'Consumables')).map(
        (l) => l.Company,
      ),
  ],
  [
    "SELECT Company FROM Lead WHERE Interests__c INCLUDES ('Devices;Consumables', 'Blister')",
    ({ Lead }) =>
      Lead.filter(
        (l) =>
          (among(l.Interests__c, 'Devices') && among(l.Interests__c, 'Consumables')) ||
          among(l.Interests__c, 'Blister'),
      ).map((l) => l.Company),
  ],
  [
    "SELECT Company FROM Lead WHERE Interests__c EXCLUDES ('Devices')",
    ({ Lead }) => Lead.filter((l) => !among(l.Interests__c, 'Devices')).map((l) => l.Company),
  ],
  [
    "SELECT Company FROM Lead WHERE NOT Interests__c EXCLUDES ('Devices', 'Blister')",
    ({ Lead }) =>
      Lead.filter((l) => among(l.Interests__c, 'Devices') || among(l.Interests__c, 'Blister')).map(
        (l) => l.Company,
      ),
  ],
  [
    'SELECT Company, Interests__c FROM Lead WHERE Interests__c != null',
    ({ Lead }) => Lead.filter((l) => l.Interests__c !== null).map((l) => [l.Company, l.Interests__c]),
  ],
  [
    'SELECT Company FROM Lead WHERE NumberOfEmployees >= 50',
    ({ Lead }) => Lead.filter((l) => Number(l.NumberOfEmployees ?? 0) >= 50).map((l) => l.Company),
  ],
  [
    'SELECT Company FROM Lead WHERE NumberOfEmployees = null OR NumberOfEmployees < 5',
    ({ Lead }) =>
      Lead.filter((l) => l.NumberOfEmployees === null || l.NumberOfEmployees < 5).map((l) => l.Company),
  ],
  [
    'SELECT Company, AnnualRevenue FROM Lead ORDER BY AnnualRevenue DESC NULLS LAST, Company',
    ({ Lead }) =>
      sorted(
        Lead,
        down((l) => amount(l.AnnualRevenue)),
        by((l) => l.Company),
      ).map((l) => [l.Company, amount(l.AnnualRevenue)]),
  ],
  [
    "SELECT Company FROM Lead WHERE Owner.Type = 'Group'",
    ({ Lead }) => Lead.filter((l) => l.OwnerId.startsWith('00G')).map((l) => l.Company),
  ],
  [
    "SELECT Company, Owner.Name FROM Lead WHERE Owner.Type = 'User'",
    ({ Lead, User }) =>
      Lead.filter((l) => l.OwnerId.startsWith('005')).map((l) => [l.Company, found(User, l.OwnerId)?.Name]),
  ],
  [
    'SELECT Company, ConvertedAccount.Name FROM Lead WHERE ConvertedAccountId != null',
    ({ Lead, Account }) =>
      Lead.filter((l) => l.ConvertedAccountId !== null).map((l) => [
        l.Company,
        found(Account, l.ConvertedAccountId)?.Name,
      ]),
  ],
  [
    "SELECT Company FROM Lead WHERE Website LIKE 'https://%' AND Email != null",
    ({ Lead }) =>
      Lead.filter((l) => l.Website?.startsWith('https://') && l.Email !== null).map((l) => l.Company),
  ],
  [
    'SELECT Name, StageName FROM Opportunity ORDER BY StageName, Name',
    ({ Opportunity }) =>
      sorted(
        Opportunity,
        by((o) => place('Opportunity', 'StageName', o.StageName)),
        by((o) => o.Name),
      ).map((o) => [o.Name, o.StageName]),
  ],
  [
    'SELECT Name FROM Opportunity WHERE IsWon = true',
    ({ Opportunity }) => Opportunity.filter((o) => o.StageName === 'Closed Won').map((o) => o.Name),
  ],
  [
    'SELECT Name FROM Opportunity WHERE IsClosed = false AND Amount > 5000',
    ({ Opportunity }) =>
      Opportunity.filter((o) => !String(o.StageName).startsWith('Closed') && Number(o.Amount) > 5000).map(
        (o) => o.Name,
      ),
  ],
  [
    'SELECT Name, Amount FROM Opportunity WHERE Amount = 14000',
    ({ Opportunity }) => Opportunity.filter((o) => Number(o.Amount) === 14000).map((o) => [o.Name, 14000]),
  ],
  [
    'SELECT Name FROM Opportunity WHERE Probability > 0 AND Probability < 100',
    ({ Opportunity }) =>
      Opportunity.filter((o) => Number(o.Probability) > 0 && Number(o.Probability) < 100).map((o) => o.Name),
  ],
  [
    "SELECT Name, Contact.Name FROM Opportunity WHERE Contact.Salutation = 'Frau'",
    ({ Opportunity, Contact }) =>
      Opportunity.filter((o) => found(Contact, o.ContactId)?.Salutation === 'Frau').map((o) => [
        o.Name,
        found(Contact, o.ContactId)?.Name,
      ]),
  ],
  [
    'SELECT Name FROM Opportunity WHERE Campaign.IsActive = true',
    ({ Opportunity, Campaign }) =>
      Opportunity.filter((o) => found(Campaign, o.CampaignId)?.IsActive).map((o) => o.Name),
  ],
  [
    "SELECT Name FROM Opportunity WHERE Name LIKE '%: Belieferung'",
    ({ Opportunity }) => Opportunity.filter((o) => o.Name.endsWith(': Belieferung')).map((o) => o.Name),
  ],
  [
    'SELECT Name, BudgetedCost, ActualCost FROM Campaign ORDER BY BudgetedCost DESC, Name',
    ({ Campaign }) =>
      sorted(
        Campaign,
        (a, b) => Number(a.BudgetedCost !== null) - Number(b.BudgetedCost !== null),
        down((c) => amount(c.BudgetedCost)),
        by((c) => c.Name),
      ).map((c) => [c.Name, amount(c.BudgetedCost), amount(c.ActualCost)]),
  ],
  [
    "SELECT Name FROM Campaign WHERE Channels__c INCLUDES ('Email;Print')",
    ({ Campaign }) =>
      Campaign.filter((c) => among(c.Channels__c, 'Email') && among(c.Channels__c, 'Print')).map(
        (c) => c.Name,
      ),
  ],
  [
    'SELECT Status, Campaign.Name FROM CampaignMember WHERE HasResponded = true',
    ({ CampaignMember, Campaign }) =>
      CampaignMember.filter((m) => m.HasResponded).map((m) => [
        m.Status,
        found(Campaign, m.CampaignId)?.Name,
      ]),
  ],
  [
    "SELECT Lead.Company FROM CampaignMember WHERE Lead.Rating = 'Hot'",
    ({ CampaignMember, Lead }) =>
      CampaignMember.filter((m) => found(Lead, m.LeadId)?.Rating === 'Hot').map(
        (m) => found(Lead, m.LeadId)?.Company,
      ),
  ],
  [
    'SELECT ContractNumber, EndDate FROM Contract WHERE ContractTerm = 24',
    ({ Contract }) => Contract.filter((c) => c.ContractTerm === 24).map((c) => [c.ContractNumber, c.EndDate]),
  ],
  [
    'SELECT ContractNumber, Discount__c FROM Contract WHERE Discount__c > 2 ORDER BY Discount__c, ContractNumber',
    ({ Contract }) =>
      sorted(
        Contract.filter((c) => Number(c.Discount__c) > 2),
        by((c) => amount(c.Discount__c)),
        by((c) => c.ContractNumber),
      ).map((c) => [c.ContractNumber, amount(c.Discount__c)]),
  ],
  [
    "SELECT ContractNumber FROM Contract WHERE Status IN ('Activated') AND CustomerSignedDate != null",
    ({ Contract }) =>
      Contract.filter((c) => c.Status === 'Activated' && c.CustomerSignedDate !== null).map(
        (c) => c.ContractNumber,
      ),
  ],
  [
    'SELECT CouponCode, Promotion.Name FROM Coupon ORDER BY CouponCode',
    ({ Coupon, Promotion }) =>
      sorted(
        Coupon,
        by((c) => c.CouponCode),
      ).map((c) => [c.CouponCode, found(Promotion, c.PromotionId)?.Name]),
  ],
  [
    "SELECT CouponCode FROM Coupon WHERE Status = 'active' AND Promotion.IsActive = true",
    ({ Coupon, Promotion }) =>
      Coupon.filter((c) => c.Status === 'Active' && found(Promotion, c.PromotionId)?.IsActive).map(
        (c) => c.CouponCode,
      ),
  ],
  [
    'SELECT Name FROM Promotion WHERE PercentOff__c > 5 OR MinimumAmount__c = null',
    ({ Promotion }) =>
      Promotion.filter((p) => Number(p.PercentOff__c ?? 0) > 5 || p.MinimumAmount__c === null).map(
        (p) => p.Name,
      ),
  ],
];
