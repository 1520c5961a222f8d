import type { Insert } from '../../../store/row.ts';
import { SALES_QUEUE_ID, SERVICE_QUEUE_ID } from '../well-known-ids.ts';

/** The queues that the assignment rules of cases and leads name. */
export const queues: readonly Insert<'Group'>[] = [
  { Id: SERVICE_QUEUE_ID, Name: 'Kundenservice', DeveloperName: 'Kundenservice' },
  { Id: SALES_QUEUE_ID, Name: 'Vertrieb', DeveloperName: 'Vertrieb' },
];
