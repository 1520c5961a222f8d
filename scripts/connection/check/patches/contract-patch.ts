import { createTwoFilesPatch } from 'diff';
import type { ContractOperation } from '#mock/engine/prism/contract.ts';
import { placeIn, typeOf } from '../answers/in-words.ts';
import type { Difference, Finding } from '../report/finding.ts';
import type { Patch } from '../report/report.ts';
import { type ContractFile, type Place, placeOf } from './contract-files.ts';
import { allowType, allowValue, declareMember, type Edit, edited, makeOptional } from './edit.ts';
import { locate, partsOf } from './locate.ts';

type Contract = ReadonlyMap<string, ContractOperation>;

/** The change of contracts that lets them declare what the platform has answered. */
export function contractPatch(contract: Contract, findings: readonly Finding[]): Patch {
  const edits = new Map<ContractFile, Map<string, Edit>>();
  const without: string[] = [];
  for (const { subject, what, difference } of findings) {
    if (!difference) continue;
    const found = editFor(contract, difference);
    if (!found) without.push(`${subject} ${what}`);
    else {
      const ofFile = edits.get(found.file) ?? new Map<string, Edit>();
      edits.set(found.file, ofFile.set(JSON.stringify(found.edit), found.edit));
    }
  }
  const diffs = [...edits].map(([file, ofFile]) => diffOf(file, [...ofFile.values()]));
  return { text: diffs.join(''), without };
}

function diffOf({ path, text }: ContractFile, edits: readonly Edit[]): string {
  const patch = createTwoFilesPatch(`a/${path}`, `b/${path}`, text, edited(text, edits), '', '');
  // The first line is a rule that only the library's own tools read.
  return patch.slice(patch.indexOf('---'));
}

function editFor(
  contract: Contract,
  { operationId, status, fault }: Difference,
): { file: ContractFile; edit: Edit } | undefined {
  const operation = contract.get(operationId);
  const located = operation && locate(operation, status, fault.at);
  if (!operation || !located) return undefined;
  const { bundle, api } = operation;
  const parts = fault.keyword === 'type' ? [located] : partsOf(bundle, located);
  for (const { pointer } of isUndeclared(fault) ? parts.reverse() : parts) {
    const place = placeOf(api, pointer);
    const edit = place && editAt(place, fault);
    if (edit) return { file: place.file, edit };
  }
  return undefined;
}

/** A new member belongs into the part that is the object's own, which is the last. */
const isUndeclared = ({ keyword }: Difference['fault']): boolean => keyword === 'unevaluatedProperties';

function editAt(place: Place, { keyword, member = '', value, at }: Difference['fault']): Edit | undefined {
  switch (keyword) {
    case 'required':
      return makeOptional(place, member);
    case 'unevaluatedProperties':
    case 'additionalProperties':
      return declareMember(place, member, value);
    case 'type':
      return at.length > 0 && placeIn(at) ? allowType(place, typeOf(value)) : undefined;
    case 'enum':
      return allowValue(place, value) ?? allowValueOfChoice(place, value);
    default:
      return undefined;
  }
}

/** An enumeration that allows other texts is the first of a choice. */
function allowValueOfChoice({ file, keys }: Place, value: unknown): Edit | undefined {
  return allowValue({ file, keys: [...keys, 'anyOf', '0'] }, value);
}
