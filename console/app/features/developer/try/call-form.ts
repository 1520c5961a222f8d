import type { LooseInput } from '#client/send/fill-in.ts';
import { type ApiOperation, type Json, resolved } from '../api/contracts.ts';
import { requestExample } from '../api/request-example.ts';
import { type Fault, schemaFault } from './schema-fault.ts';

/** A parameter of a call as a field of its form. */
export interface CallField {
  /** Place and name, such as `path recordId`. */
  id: string;
  name: string;
  place: 'path' | 'query';
  isRequired: boolean;
  schema: Json;
  /** An example of the contract; empty where it has none. */
  example: string;
}

/** What a call takes. */
export interface CallForm {
  fields: CallField[];
  /** Absent where the call takes no body. */
  body: { schema: unknown; isRequired: boolean; example: string } | undefined;
  contract: Json;
}

/** The key of the body beside the fields. */
export const BODY = 'body';

/** What is typed, by field. */
export type Typed = Readonly<Record<string, string>>;

/** The form of a call, as its contract says. Headers are the client's. */
export function callForm(operation: ApiOperation): CallForm {
  const { definition, contract } = operation;
  const example = requestExample(operation);
  const fields = (['path', 'query'] as const).flatMap((place) =>
    definition.parameters
      .filter((one) => one.in === place)
      .map((one): CallField => {
        const name = String(one.name);
        return {
          id: `${place} ${name}`,
          name,
          place,
          isRequired: place === 'path' || one.required === true,
          schema: resolved(one.schema, contract),
          example: example[place].find((each) => each.name === name)?.value ?? '',
        };
      }),
  );
  return { fields, body: bodyOf(operation, example.body?.text), contract };
}

function bodyOf({ definition, contract }: ApiOperation, text = ''): CallForm['body'] {
  const { content, required } = resolved(definition.requestBody, contract) as {
    content?: Json;
    required?: boolean;
  };
  const media = content?.['application/json'] as Json | undefined;
  return media && { schema: media.schema, isRequired: required === true, example: text === '{}' ? '' : text };
}

/** What stands in the form at first: the body of the contract's example. */
export const initiallyTyped = ({ body }: CallForm): Typed => (body ? { [BODY]: body.example } : {});

/** What is sent for what is typed, or what cannot be right, by field. */
export type Checked = { input: LooseInput } | { faults: Readonly<Record<string, Fault>> };

export function checkForm({ fields, body, contract }: CallForm, typed: Typed): Checked {
  const checked = fields.map((field) => [field, checkField(field, typed[field.id] ?? '', contract)] as const);
  const checkedBody = body && checkBody(body, typed[BODY] ?? '', contract);
  const faults = Object.fromEntries([
    ...checked.flatMap(([{ id }, { fault }]) => (fault ? [[id, fault] as const] : [])),
    ...(checkedBody?.fault ? [[BODY, checkedBody.fault] as const] : []),
  ]);
  if (Object.keys(faults).length > 0) return { faults };
  const section = (place: CallField['place']) =>
    Object.fromEntries(
      checked.flatMap(([field, { value }]) =>
        field.place === place && value !== undefined ? [[field.name, value]] : [],
      ),
    );
  return { input: { path: section('path'), query: section('query'), body: checkedBody?.value } };
}

interface CheckedValue {
  value?: unknown;
  fault?: Fault | undefined;
}

function checkField({ isRequired, schema }: CallField, text: string, contract: Json): CheckedValue {
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? { fault: { name: 'missing' } } : {};
  const value = typedValue(trimmed, schema, contract);
  return { value, fault: schemaFault(value, schema, contract) };
}

/** A text as its schema takes it: a list with commas, a number, a truth value; as it is where it is none of these. */
function typedValue(text: string, schema: Json, contract: Json): unknown {
  const types = [schema.type ?? 'string'].flat();
  if (types.includes('array'))
    return text.split(',').map((item) => typedValue(item.trim(), resolved(schema.items, contract), contract));
  if (types.includes('integer') || types.includes('number'))
    return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function checkBody(
  { schema, isRequired }: NonNullable<CallForm['body']>,
  text: string,
  contract: Json,
): CheckedValue {
  if (text.trim() === '') return isRequired ? { fault: { name: 'missing' } } : {};
  try {
    const value: unknown = JSON.parse(text);
    return { value, fault: schemaFault(value, schema, contract) };
  } catch (error) {
    return { fault: jsonFault(error) };
  }
}

/** Browsers tell the place in their message only, and not all of them. */
function jsonFault(error: unknown): Fault {
  const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
  return line && column ? { name: 'noJsonAt', values: { line, column } } : { name: 'noJson' };
}
