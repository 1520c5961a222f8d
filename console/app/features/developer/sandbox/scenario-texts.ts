import type { SandboxScenario } from '#client/sandbox/scenarios.ts';
import type { Locale } from '../../../i18n/locales.ts';

/** What a scenario is called and does, by its name. */
export type ScenarioTexts = Record<string, [title: string, description: string]>;

/** The sandbox tells of its scenarios in English; these languages are there too. */
const TEXTS: Partial<Record<Locale, () => Promise<ScenarioTexts>>> = {
  de: async () => (await import('./german/scenarios.ts')).germanScenarios,
};

/** Scenarios as a language tells of them; one that it lacks is told as the sandbox does. */
export async function inLanguage(
  scenarios: readonly SandboxScenario[],
  locale: Locale,
): Promise<SandboxScenario[]> {
  const texts = (await TEXTS[locale]?.()) ?? {};
  return scenarios.map((scenario) => {
    const [title = scenario.title, description = scenario.description] = texts[scenario.name] ?? [];
    return { ...scenario, title, description };
  });
}
