import { makeId } from '../../../store/ids.ts';
import type { Insert } from '../../../store/row.ts';
import { daysBefore, type SeedContext } from '../steps.ts';
import { MERCHANDISER_USER_ID } from '../well-known-ids.ts';
import { prospects } from './prospects.ts';
import { type Converted, leadId } from './seed-leads.ts';

const campaignId = (number: number): string => makeId('701', number);

/** The campaign that practices came by. */
export const PRACTICE_CAMPAIGN_ID = campaignId(2);

/** Writes the campaigns of a year and whom they addressed. */
export async function seedCampaigns(context: SeedContext, converted: readonly Converted[]): Promise<void> {
  const { store, now } = context;
  await store.insertMany('Campaign', campaigns(now));
  await store.insertMany('CampaignMember', [...leadMembers(context), ...contactMembers(converted, now)]);
}

function campaigns(now: Date): Insert<'Campaign'>[] {
  const day = (days: number) => daysBefore(now, days).slice(0, 10);
  const ahead = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const OwnerId = MERCHANDISER_USER_ID;
  return [
    {
      Id: campaignId(1),
      Name: 'Neue Kundschaft für Einrichtungen',
      Type: 'Letter',
      Status: 'In Progress',
      IsActive: true,
      Channels__c: 'Print;Email;Visit',
      StartDate: day(300),
      EndDate: ahead(65),
      BudgetedCost: '12000.00',
      ActualCost: '8450.50',
      Description: 'Dach über den Aktionen für Praxen, Heime und Unternehmen.',
      OwnerId,
    },
    {
      Id: PRACTICE_CAMPAIGN_ID,
      Name: 'Praxisbedarf im Frühjahr',
      ParentId: campaignId(1),
      Type: 'Newsletter',
      Status: 'Completed',
      Channels__c: 'Email;Shop',
      StartDate: day(120),
      EndDate: day(60),
      LandingPage__c: 'https://www.offizin.example/praxisbedarf',
      NumberSent: 340,
      ExpectedResponse: 6.5,
      BudgetedCost: '1500.00',
      ActualCost: '1320.00',
      OwnerId,
    },
    {
      Id: campaignId(3),
      Name: 'Pflegemesse Hannover',
      ParentId: campaignId(1),
      Type: 'TradeFair',
      Status: 'Completed',
      Channels__c: 'Visit',
      StartDate: day(210),
      EndDate: day(207),
      NumberSent: 85,
      ExpectedResponse: 20,
      BudgetedCost: '6000.00',
      ActualCost: '6210.75',
      OwnerId,
    },
    {
      Id: campaignId(4),
      Name: 'Sonnenschutz für Betriebe',
      Type: 'Season',
      Status: 'Planned',
      Channels__c: 'Email;Print',
      StartDate: ahead(14),
      EndDate: ahead(75),
      ExpectedResponse: 4,
      BudgetedCost: '900.00',
      OwnerId,
    },
  ];
}

/** Leads from a campaign or a trade fair belong to one; some of them have answered. */
function leadMembers({ chance, now }: SeedContext): Insert<'CampaignMember'>[] {
  return prospects.flatMap(({ source }, place) => {
    const number = source === 'Campaign' ? 2 : source === 'TradeFair' ? 3 : undefined;
    if (number === undefined) return [];
    const share = chance(`campaign member ${place}`);
    const Status = share < 0.5 ? 'Responded' : share < 0.75 ? 'Opened' : 'Sent';
    const FirstRespondedDate =
      Status === 'Responded' ? daysBefore(now, number === 2 ? 100 : 200).slice(0, 10) : null;
    return { CampaignId: campaignId(number), LeadId: leadId(place), Status, FirstRespondedDate };
  });
}

function contactMembers(converted: readonly Converted[], now: Date): Insert<'CampaignMember'>[] {
  return converted.map(({ contactId }, place) => ({
    CampaignId: PRACTICE_CAMPAIGN_ID,
    ContactId: contactId,
    Status: place % 2 === 0 ? 'Responded' : 'Opened',
    FirstRespondedDate: place % 2 === 0 ? daysBefore(now, 98 - place).slice(0, 10) : null,
  }));
}
