/** Why a value is refused; the codes are the platform's. */
export type Problem =
  | { readonly code: 'REQUIRED_FIELD_MISSING' }
  | { readonly code: 'INVALID_FIELD' }
  | { readonly code: 'INVALID_FIELD_FOR_INSERT_UPDATE' }
  | { readonly code: 'INVALID_TYPE_ON_FIELD_IN_RECORD'; readonly expected: ExpectedType }
  | { readonly code: 'STRING_TOO_LONG'; readonly length: number; readonly maximum: number }
  | { readonly code: 'NUMBER_OUTSIDE_VALID_RANGE' }
  | { readonly code: 'INVALID_OR_NULL_FOR_RESTRICTED_PICKLIST'; readonly value: string }
  | { readonly code: 'MALFORMED_ID' }
  | { readonly code: 'INVALID_CROSS_REFERENCE_KEY'; readonly target: string }
  | { readonly code: 'INVALID_EMAIL_ADDRESS' }
  | { readonly code: 'DUPLICATE_VALUE' }
  | { readonly code: 'FIELD_CUSTOM_VALIDATION_EXCEPTION'; readonly rule: CustomRule };

export type ExpectedType = 'text' | 'number' | 'integer' | 'boolean' | 'date' | 'dateTime';

export type CustomRule = 'pzn' | 'json' | 'notNegative' | 'positive';
