/**
 * Where object info differs from the platform's and is right: object, field and member, in groups with a reason. An entry
 * that matches nothing any more fails the test.
 */
export const rightDifferences: readonly { readonly reason: string; readonly differs: readonly string[] }[] = [
  {
    reason: 'Packs are counted in whole numbers.',
    differs: [
      'CartItem.Quantity dataType',
      'OrderItem.Quantity dataType',
      'WebCart.TotalProductCount dataType',
    ],
  },
  {
    reason: 'Queues own cases and leads only.',
    differs: ['Order.OwnerId referenceTo', 'Task.OwnerId referenceTo', 'WebCart.OwnerId referenceTo'],
  },
  {
    reason: 'Nobody makes an appointment for a parcel or a work plan.',
    differs: ['Event.WhatId referenceTo'],
  },
  {
    reason: 'The members of a campaign are numbered; the platform copies the name of the person.',
    differs: ['CampaignMember.Name required', 'CampaignMember.Name length'],
  },
  {
    reason: 'The forecast category follows from the stage, so that nobody chooses it.',
    differs: ['Opportunity.ForecastCategoryName dataType'],
  },
  {
    reason: 'An item has a delivery group once the checkout has begun.',
    differs: ['CartItem.CartDeliveryGroupId required'],
  },
];
