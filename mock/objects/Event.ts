import { activityFields } from './activity-fields.ts';
import {
  calculated,
  comboBox,
  dateTime,
  defineObject,
  flag,
  picklist,
  text,
  textArea,
} from './definition/index.ts';

/** An appointment with a customer: a visit, a call, a training. */
export const Event = defineObject({
  apiName: 'Event',
  keyPrefix: '00U',
  label: { de: 'Termin', en: 'Event' },
  labelPlural: { de: 'Termine', en: 'Events' },
  theme: { color: '8E5AA8', icon: 'event' },
  owned: true,
  fields: {
    Subject: comboBox({ de: 'Betreff', en: 'Subject' }, { required: true, nillable: true }),
    StartDateTime: dateTime({ de: 'Beginn', en: 'Start' }, { required: true, nillable: true }),
    EndDateTime: dateTime({ de: 'Ende', en: 'End' }, { required: true, nillable: true }),
    DurationInMinutes: calculated(
      'Int',
      { de: 'Dauer in Minuten', en: 'Duration in minutes' },
      `(extract(epoch from ("EndDateTime" - "StartDateTime")) / 60)::integer`,
    ),
    IsAllDayEvent: flag({ de: 'Ganztägig', en: 'All-day event' }),
    Type: picklist(
      { de: 'Art', en: 'Type' },
      {
        Visit: { de: 'Besuch', en: 'Visit' },
        Call: { de: 'Telefonat', en: 'Call' },
        Training: { de: 'Schulung', en: 'Training' },
        Consultation: { de: 'Beratung', en: 'Consultation' },
      },
    ),
    ShowAs: picklist(
      { de: 'Anzeigen als', en: 'Show time as' },
      {
        Busy: { de: 'Beschäftigt', en: 'Busy' },
        Free: { de: 'Frei', en: 'Free' },
        OutOfOffice: { de: 'Außer Haus', en: 'Out of office' },
      },
      { required: true, nillable: true, default: 'Busy', length: 40 },
    ),
    Location: text({ de: 'Ort', en: 'Location' }, 255),
    ...activityFields('Events'),
    Description: textArea({ de: 'Beschreibung', en: 'Description' }, 32000),
  },
  ascending: [['StartDateTime', 'EndDateTime']],
  nameFields: ['Subject'],
  layout: [
    {
      heading: { de: 'Termin', en: 'Event' },
      columns: [
        ['Subject', 'StartDateTime', 'EndDateTime', 'DurationInMinutes', 'IsAllDayEvent', 'Location'],
        ['Type', 'ShowAs', 'AccountId', 'WhoId', 'WhatId', 'OwnerId', 'Description'],
      ],
    },
  ],
  compactLayout: ['Subject', 'StartDateTime', 'Location', 'AccountId', 'OwnerId'],
  listViews: [
    {
      apiName: 'AllEvents',
      label: { de: 'Alle Termine', en: 'All events' },
      columns: ['Subject', 'Type', 'StartDateTime', 'DurationInMinutes', 'Location', 'AccountId', 'OwnerId'],
      orderBy: { field: 'StartDateTime', ascending: false },
    },
  ],
});
