/**
 * Prism's validators, from where they lie in its package: its entry also loads what translates contracts and makes
 * examples up, 900 modules that take half of a start and that most processes never need.
 */
export {
  validateInput,
  validateOutput,
  validateSecurity,
} from '@stoplight/prism-http/dist/validator/index.js';
