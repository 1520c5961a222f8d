import type fc from 'fast-check';
import type { Model } from '../model.ts';
import type { Shop } from '../shop.ts';
import { verify } from '../verify.ts';
import type { Walk } from '../walk.ts';

/** Something a visitor can do. */
export interface Action<Choice> {
  readonly name: string;
  /** Whether it makes sense as things stand; always unless told. */
  readonly can?: (model: Model, choice: Choice) => boolean;
  /** Does it on the platform and on the model, and throws a Divergence where the two differ. */
  readonly run: (walk: Walk, choice: Choice) => Promise<void>;
  readonly choices: fc.Arbitrary<Choice>;
  /** How often it comes beside the others; 10 unless told. */
  readonly weight?: number;
}

/** An action with the choices that chance has made; afterwards everything is compared. */
class Command<Choice> implements fc.AsyncCommand<Model, Shop> {
  readonly #action: Action<Choice>;
  readonly #choice: Choice;

  constructor(action: Action<Choice>, choice: Choice) {
    this.#action = action;
    this.#choice = choice;
  }

  check(model: Model): boolean {
    return this.#action.can?.(model, this.#choice) ?? true;
  }

  async run(model: Model, shop: Shop): Promise<void> {
    model.steps += 1;
    await this.#action.run({ model, shop }, this.#choice);
    await verify({ model, shop });
  }

  toString(): string {
    return `${this.#action.name}(${JSON.stringify(this.#choice) ?? ''})`;
  }
}

/** The commands that an action can become, with their weight. */
export function commandsOf<Choice>(action: Action<Choice>) {
  return {
    weight: action.weight ?? 10,
    arbitrary: action.choices.map((choice): fc.AsyncCommand<Model, Shop> => new Command(action, choice)),
  };
}

/** One of the elements, by a number as large as one likes; undefined of none. */
export function pick<T>(elements: readonly T[], number: number): T {
  return elements[number % elements.length] as T;
}
