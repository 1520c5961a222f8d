import type { RegulatoryClass } from '../product-line.ts';

/** What must be minded with every product of a class. */
export const classNotes: Record<RegulatoryClass, string> = {
  apothekenpflichtig:
    'Apothekenpflichtiges Arzneimittel. Für Kinder unzugänglich aufbewahren. Bei Schwangerschaft, Stillzeit und dauerhafter Einnahme anderer Arzneimittel beraten wir Sie gern.',
  freiverkäuflich:
    'Freiverkäufliches Arzneimittel. Für Kinder unzugänglich aufbewahren. Bei anhaltenden Beschwerden ärztlichen Rat einholen.',
  verschreibungspflichtig:
    'Verschreibungspflichtiges Arzneimittel. Wir liefern nur gegen ein gültiges ärztliches Rezept. Für Kinder unzugänglich aufbewahren.',
  Medizinprodukt: 'Medizinprodukt. Bitte lesen Sie vor der Anwendung die Gebrauchsanweisung.',
  Nahrungsergänzung:
    'Die angegebene Tagesmenge nicht überschreiten. Nahrungsergänzungsmittel ersetzen keine abwechslungsreiche Ernährung und gesunde Lebensweise. Außerhalb der Reichweite von kleinen Kindern lagern.',
  Kosmetik: 'Kosmetisches Mittel zur äußeren Anwendung. Bei Unverträglichkeit nicht weiter verwenden.',
};

/** The legal kind as printed on the pack. */
export const printedKinds: Record<RegulatoryClass, string> = {
  apothekenpflichtig: 'Apothekenpflichtig',
  freiverkäuflich: 'Arzneimittel',
  verschreibungspflichtig: 'Verschreibungspflichtig',
  Medizinprodukt: 'Medizinprodukt',
  Nahrungsergänzung: 'Nahrungsergänzungsmittel',
  Kosmetik: 'Kosmetikum',
};
