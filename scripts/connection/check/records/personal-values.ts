type Values = Readonly<Record<string, unknown>>;

/** Kinds of values that say who somebody is. */
export type PersonalKind =
  | 'first name'
  | 'last name'
  | 'name'
  | 'mail'
  | 'phone'
  | 'street'
  | 'postal code'
  | 'city'
  | 'date';

/** What the name of a member says about its value, whatever stands before it, as in `BillingStreet`. */
const KINDS: readonly (readonly [RegExp, PersonalKind])[] = [
  [/^(?:first|given)_?name$/i, 'first name'],
  [/^(?:last|middle|family)_?name$/i, 'last name'],
  [/(?:user|nick|account|owner|company|contact|customer|createdby)_?name$|^nickname$|^alias$/i, 'name'],
  [/e-?mail(?:address)?$/i, 'mail'],
  [/(?:phone|mobile|fax)(?:number)?$/i, 'phone'],
  [/street$/i, 'street'],
  [/(?:postal|zip)_?code$/i, 'postal code'],
  [/city$/i, 'city'],
  [/^birth_?date$/i, 'date'],
];

/** Objects whose records are named like people. */
const PEOPLE = ['Account', 'Contact', 'Lead', 'User'];
/** Members beside which a name is that of a person. */
const BESIDE_NAMES = ['street', 'preferred_username', 'lastName', 'phoneNumber'];

/** What kind of personal value a member of an object is; undefined where it is none. */
export function kindOf(
  member: string,
  holder: Values,
  apiName: string | undefined,
): PersonalKind | undefined {
  const [, kind] = KINDS.find(([pattern]) => pattern.test(member)) ?? [];
  if (kind !== undefined) return kind;
  if (!/^name$/i.test(member)) return undefined;
  const isPerson = PEOPLE.includes(apiName ?? '') || BESIDE_NAMES.some((name) => Object.hasOwn(holder, name));
  return isPerson ? 'name' : undefined;
}

/** Is given each text of a value, with the kind of what it says about somebody, and answers what stands for it. */
export type ChangeText = (text: string, kind: PersonalKind | undefined) => string;

/** A copy of a JSON value with its texts changed; names of members are changed as texts of no kind. */
export function withTexts(value: unknown, change: ChangeText): unknown {
  return changed(value, { change, kind: undefined, apiName: undefined });
}

interface Place {
  readonly change: ChangeText;
  readonly kind: PersonalKind | undefined;
  /** The object of the record that the value is in. */
  readonly apiName: string | undefined;
}

/** The members of a field of a record that hold its value. */
const OF_FIELD = ['value', 'displayValue', 'text'];

function changed(value: unknown, place: Place): unknown {
  const { change, kind } = place;
  if (typeof value === 'string') return change(value, kind);
  if (Array.isArray(value)) return value.map((item) => changed(item, place));
  if (typeof value !== 'object' || value === null) return value;
  const holder = value as Values;
  const apiName = typeof holder.apiName === 'string' ? holder.apiName : place.apiName;
  return Object.fromEntries(
    Object.entries(holder).map(([member, each]) => {
      const own = kindOf(member, holder, apiName);
      const inherited = OF_FIELD.includes(member) ? kind : undefined;
      return [change(member, undefined), changed(each, { change, kind: own ?? inherited, apiName })];
    }),
  );
}
