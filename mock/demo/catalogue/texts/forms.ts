import type { DosageForm } from '../product-line.ts';

/** How a form is taken or used: sentences for the description, and the hint for the directions. */
export interface FormText {
  sentences: [string, ...string[]];
  directions: string;
}

const swallowed = 'Unzerkaut mit einem großen Glas Wasser einnehmen.';
const eyes =
  'Den Kopf leicht in den Nacken legen, das Unterlid herabziehen und eintropfen, ohne das Auge zu berühren.';
const skin = 'Nur zur äußeren Anwendung. Nach dem Auftragen die Hände waschen.';

const formTexts: Record<DosageForm, FormText> = {
  Tabletten: {
    sentences: [
      'Jede Tablette steckt einzeln in der Folie und bleibt bis zuletzt frisch.',
      'Die Tabletten sind klein und gut zu greifen.',
    ],
    directions: 'Mit etwas Wasser einnehmen, sofern nicht anders angegeben.',
  },
  Filmtabletten: {
    sentences: [
      'Ein glatter Überzug macht die Filmtabletten leicht schluckbar und verdeckt den Geschmack.',
      'Die Filmtabletten sind überzogen und gleiten gut.',
    ],
    directions: swallowed,
  },
  Brausetabletten: {
    sentences: [
      'Das Röhrchen enthält ein Trockenmittel; gut verschlossen bleiben die Tabletten sprudelfrisch.',
    ],
    directions: 'In einem Glas Wasser vollständig auflösen.',
  },
  Lutschtabletten: {
    sentences: ['Langsam im Mund zergehen lassen, dann hält die Wirkung am längsten.'],
    directions: 'Langsam im Mund zergehen lassen.',
  },
  Kapseln: {
    sentences: [
      'Die Kapselhülle löst sich rasch auf und ist frei von Geschmack.',
      'Die Kapseln lassen sich leicht schlucken.',
    ],
    directions: swallowed,
  },
  Weichkapseln: {
    sentences: ['Der flüssige Inhalt ist in einer weichen Hülle vor Luft und Licht geschützt.'],
    directions: swallowed,
  },
  Pulver: {
    sentences: ['Das Pulver löst sich klar und ist bereits in Portionen abgefüllt.'],
    directions: 'In der angegebenen Menge Wasser auflösen und sofort trinken.',
  },
  Granulat: {
    sentences: ['Die Portionen sind handlich und schnell zubereitet.'],
    directions: 'Trocken lagern.',
  },
  Tropfen: {
    sentences: ['Der Tropfer gibt die Menge genau und sauber ab.', 'Ein Tropfeinsatz hilft beim Abzählen.'],
    directions: 'Die Flasche beim Tropfen senkrecht halten.',
  },
  Saft: {
    sentences: ['Ein Messbecher mit feinen Strichen liegt bei.'],
    directions: 'Vor Gebrauch schütteln und mit dem beiliegenden Becher abmessen.',
  },
  Lösung: {
    sentences: ['Die Flasche lässt sich gut dosieren und sicher verschließen.'],
    directions: 'Nach Gebrauch gut verschließen.',
  },
  Spray: {
    sentences: ['Der Sprühkopf arbeitet ohne Treibgas.'],
    directions: 'Vor dem ersten Gebrauch einige Male in die Luft pumpen.',
  },
  Nasenspray: {
    sentences: ['Der Sprühkopf gibt bei jedem Hub dieselbe Menge als feinen Nebel ab.'],
    directions:
      'Vor dem Sprühen die Nase putzen, beim Sprühen leicht einatmen. Nur für eine Person verwenden.',
  },
  Augentropfen: {
    sentences: ['Die Flasche lässt sich leicht drücken und gibt gleichmäßige Tropfen ab.'],
    directions: eyes,
  },
  Salbe: { sentences: ['Die Salbe ist geschmeidig und ergiebig.'], directions: skin },
  Creme: {
    sentences: ['Die Textur ist leicht zu verteilen und hinterlässt keinen klebrigen Film.'],
    directions: skin,
  },
  Gel: { sentences: ['Das Gel trocknet rasch und fettet nicht.'], directions: skin },
  Lotion: { sentences: ['Sie lässt sich leicht verteilen und zieht schnell ein.'], directions: skin },
  Öl: { sentences: ['Das Öl lässt sich in die feuchte Haut am besten einarbeiten.'], directions: skin },
  Shampoo: {
    sentences: ['Es schäumt fein und lässt sich leicht ausspülen.'],
    directions: 'Nicht in die Augen bringen, sonst mit viel Wasser spülen.',
  },
  Zäpfchen: {
    sentences: ['Jedes Zäpfchen ist einzeln eingeschweißt.'],
    directions: 'Kurz in der Hand anwärmen und einführen. Nicht über 25 Grad lagern.',
  },
  Pflaster: {
    sentences: ['Der Kleber hält sicher und löst sich schonend.'],
    directions: 'Die Haut vorher reinigen und trocknen.',
  },
  Verband: {
    sentences: ['Das Material ist weich, reißfest und hautverträglich.'],
    directions: 'Trocken und sauber lagern.',
  },
  Tee: {
    sentences: ['Jeder Beutel ist in einer Aromahülle verpackt.'],
    directions: 'Mit sprudelnd kochendem Wasser übergießen und zugedeckt ziehen lassen.',
  },
  Gerät: {
    sentences: ['Eine bebilderte Anleitung auf Deutsch liegt bei.'],
    directions: 'Vor dem ersten Gebrauch die Gebrauchsanweisung lesen.',
  },
  Test: {
    sentences: ['Alles, was für die Durchführung nötig ist, liegt in der Schachtel.'],
    directions: 'Vor dem ersten Gebrauch die Gebrauchsanweisung lesen. Nur zum einmaligen Gebrauch.',
  },
};

const teeth: FormText = {
  sentences: ['Der Putzkörper ist fein und schont den Zahnschmelz.'],
  directions: 'Nach dem Putzen ausspucken und nur kurz nachspülen.',
};

const shower: FormText = {
  sentences: ['Es schäumt fein und lässt sich leicht abspülen.'],
  directions: 'Nicht in die Augen bringen, sonst mit viel Wasser spülen.',
};

const sweet: FormText = {
  sentences: ['Die Dose lässt sich wieder verschließen.'],
  directions: 'Kann bei übermäßigem Verzehr abführend wirken.',
};

const mouth: FormText = {
  sentences: ['Das Gel haftet gut und schmeckt mild.'],
  directions: 'Nur im Mund anwenden und vor dem Auftragen die Hände waschen.',
};

/** Where the printed form asks for other words than the form it belongs to. */
const printedTexts: Record<string, FormText> = {
  Zahncreme: teeth,
  Zahngel: teeth,
  Waschgel: shower,
  Duschgel: shower,
  Badezusatz: shower,
  Waschlotion: shower,
  Bonbons: sweet,
  Fruchtgummis: sweet,
  Kaugummi: sweet,
  Mundgel: mouth,
  'Gel zum Einnehmen': {
    sentences: ['Die Beutel passen in jede Handtasche und werden ohne Wasser eingenommen.'],
    directions: 'Den Beutel vor dem Öffnen kurz durchkneten.',
  },
  Augengel: {
    sentences: ['Die Tube gibt einzelne Tropfen ab, auch wenn die Hand nicht ganz ruhig ist.'],
    directions: eyes,
  },
  Nasensalbe: {
    sentences: ['Die schmale Spitze erleichtert das Auftragen.'],
    directions: 'Nur für eine Person verwenden und die Tube nach Gebrauch abwischen.',
  },
  Inhalationstabletten: {
    sentences: ['Jede Tablette ist einzeln versiegelt, damit die Öle nicht verfliegen.'],
    directions: 'Nicht einnehmen. Mit geschlossenen Augen inhalieren und Kinder nie allein lassen.',
  },
  Reinigungstabletten: {
    sentences: ['Jede Tablette ist einzeln versiegelt.'],
    directions: 'Nicht einnehmen. Für Kinder unzugänglich aufbewahren.',
  },
  Globuli: {
    sentences: ['Das Fläschchen aus Braunglas schützt die Globuli vor Licht.'],
    directions: 'Eine Viertelstunde vor oder nach dem Essen anwenden.',
  },
  Leinsamen: {
    sentences: ['Der Beutel lässt sich wieder verschließen.'],
    directions: 'Immer mit reichlich Wasser einnehmen, Arzneimittel mit einer Stunde Abstand.',
  },
  Fußbadesalz: {
    sentences: ['Der Messlöffel liegt in der Dose.'],
    directions: 'Nicht auf verletzter Haut anwenden.',
  },
  Set: {
    sentences: ['Alles hat seinen festen Platz und ist mit einem Griff zur Hand.'],
    directions: 'Trocken und sauber lagern.',
  },
  Kniestrümpfe: {
    sentences: ['Die Strümpfe sind in der Maschine bei 40 Grad waschbar.'],
    directions: 'Zum Anziehen die Fingernägel kurz halten oder Handschuhe tragen.',
  },
  Atemschutzmasken: {
    sentences: ['Die Masken sitzen dicht, ohne zu drücken.'],
    directions: 'Nur an den Schlaufen anfassen.',
  },
};

/** How a product is taken or used, by its printed form where that says more than its dosage form. */
export function formText(form: DosageForm, printed: string): FormText {
  return printedTexts[printed] ?? formTexts[form];
}
