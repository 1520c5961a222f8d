export { isPzn, normalisePzn } from './pzn.ts';
export { type IntendedWrite, type ValidatedWrite, validateWrite } from './validate-write.ts';
