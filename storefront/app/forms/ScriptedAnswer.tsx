import { useScripted } from '../ui/controls/use-scripted.ts';
import { answerField } from './answer.ts';

/** Tells the server, once scripts are at work, that they show the outcome of the form themselves. */
export function ScriptedAnswer() {
  return useScripted() ? <input type="hidden" name={answerField} value="data" /> : null;
}
