/** Parameters that have no bad value, and why. With `operationId.name` only there. */
const TAKES_ANYTHING: Readonly<Record<string, string>> = {
  'If-None-Match': 'a tag that is not the current one asks for the whole answer',
  'X-SFDC-Allow-Continuation': 'methods answer at once, whether or not the caller would wait',
  contentTypeFQN: 'a type that there is not has no contents',
  mediaGroups: 'a group that there is not has no pictures',
};

/** Declared statuses that no request to this platform comes to, and why; a Prefer header shows their examples. */
const ONLY_ELSEWHERE: Readonly<Record<string, string>> = {
  'createRecord 204': 'no record that somebody may create is out of their sight afterwards',
  'updateRecord 204': 'no field that somebody may change takes a record out of their sight',
};

/** Refusals that are kept, and why. */
const KEPT: Readonly<Record<string, string>> = {
  'startCheckout 422':
    'it is the state of a checkout that was opened, to be deleted and started again (storefront.md §4)',
};

/** Whether a parameter is known to have no value that could be refused. */
export function takesAnything(operationId: string, name: string): boolean {
  return name in TAKES_ANYTHING || `${operationId}.${name}` in TAKES_ANYTHING;
}

/** Whether something remains of what was refused with this status. */
export function isKept(operationId: string, status: number): boolean {
  return `${operationId} ${status}` in KEPT;
}

/** Whether a declared status is known to be another platform's. */
export function isOnlyElsewhere(operationId: string, status: number): boolean {
  return `${operationId} ${status}` in ONLY_ELSEWHERE;
}
