import type { ActionSection, FormFactor } from '../../../model/actions/index.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { makeNamedId } from '../../../store/ids.ts';
import type { ActionRequest } from './action-request.ts';

type PlatformAction = Schemas['PlatformAction'];

/** Where a button stands. */
export interface Place {
  readonly context:
    | 'Chart'
    | 'Flexipage'
    | 'Global'
    | 'ListView'
    | 'ListViewRecord'
    | 'Lookup'
    | 'MruList'
    | 'Photo'
    | 'Record'
    | 'RecordEdit'
    | 'RelatedList'
    | 'RelatedListRecord';
  /** Record or object that it belongs to, or `Global`. */
  readonly source: string;
  /** Tells this place from others in one answer. */
  readonly key: string;
  /** Related list that it belongs to. */
  readonly relatedListId?: string;
  /** Row of that list. */
  readonly relatedRecordId?: string;
}

/** A button, and when it is drawn. */
export interface Button {
  readonly action: Omit<PlatformAction, 'actionListContext' | 'externalId' | 'isMassAction'> & {
    section: ActionSection;
  };
  readonly formFactors?: readonly FormFactor[];
  readonly onLayout?: boolean;
}

/** The buttons of a place that a request asks for, in order. */
export function placed(
  buttons: readonly Button[],
  place: Place,
  request: ActionRequest,
): Schemas['PlatformAction'][] {
  return buttons.filter((button) => isAsked(button, request)).map((button) => platformAction(button, place));
}

function isAsked({ action, formFactors, onLayout = true }: Button, request: ActionRequest): boolean {
  const { actionTypes, apiNames, formFactor, retrievalMode, sections } = request;
  return (
    (formFactors?.includes(formFactor) ?? true) &&
    (onLayout || retrievalMode === 'All') &&
    (actionTypes?.includes(action.type) ?? true) &&
    (apiNames?.some((name) => name.toLowerCase() === action.apiName.toLowerCase()) ?? true) &&
    (sections?.includes(action.section) ?? true)
  );
}

function platformAction({ action }: Button, place: Place): PlatformAction {
  const { context, source, key, relatedListId = null, relatedRecordId = null } = place;
  const externalId = [context, key, action.apiName].filter((part) => part !== '').join(':');
  return {
    actionListContext: context,
    actionTarget: null,
    actionTargetType: 'Invoke',
    externalId,
    iconUrl: null,
    id: makeNamedId('0JV', `${context}.${action.apiName}`),
    // The platform answers a text here.
    isMassAction: 'false',
    lwcComponent: null,
    primaryColor: null,
    relatedListRecordId: relatedRecordId,
    relatedSourceObject: relatedListId,
    sourceObject: source,
    subtype: null,
    targetObject: null,
    targetUrl: null,
    ...action,
  };
}
