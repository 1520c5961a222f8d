import type { BrandKey } from '../../art/brands/brand-keys.ts';

/** What the catalogue says of a brand: who makes it, and one or two sentences about its range. */
export interface BrandFacts {
  manufacturer: string;
  /** Sentences that may close a description; which one, follows from the product. */
  sentences: [string, ...string[]];
  /** The text of the brand's own page. */
  story: string;
}

/** The makers of the invented brands; none of them exists. */
export const brandFacts: Record<BrandKey, BrandFacts> = {
  arnsberg: {
    manufacturer: 'Arnsberg & Töchter Apothekerwerkstatt KG',
    sentences: [
      'Arnsberg & Töchter verreibt und verschüttelt bis heute in der eigenen Werkstatt.',
      'Das Etikett mit dem doppelten Rahmen trägt die Handschrift von vier Generationen Apothekerinnen.',
    ],
    story:
      'Vier Generationen Apothekerinnen, eine Werkstatt: Arnsberg & Töchter fertigt homöopathische Mittel und Schüßler-Salze von Hand.',
  },
  corvida: {
    manufacturer: 'Corvida Pharma GmbH',
    sentences: ['Corvida beschränkt sich auf bewährte Wirkstoffe für Herz, Kreislauf und Stoffwechsel.'],
    story: 'Corvida stellt verschreibungspflichtige Arzneimittel für Herz, Kreislauf und Stoffwechsel her.',
  },
  dermessa: {
    manufacturer: 'Dermessa Hautpflege GmbH',
    sentences: [
      'Dermessa verzichtet in allen Produkten auf Duftstoffe und nennt jeden Inhaltsstoff auf der Packung.',
      'Die Punkte auf der Packung zeigen, wie reichhaltig die Pflege ist.',
    ],
    story:
      'Dermatologische Pflege ohne Duft und ohne Umwege: Die Punkte auf jeder Packung sagen, wie reichhaltig sie ist.',
  },
  erstwerk: {
    manufacturer: 'Erstwerk Verbandmittel AG',
    sentences: [
      'Die Signalfarben von Erstwerk lassen sich auch in der dunkelsten Schublade finden.',
      'Erstwerk rüstet auch Bergwachten und Werkstätten aus.',
    ],
    story: 'Verbandmittel und Erste Hilfe in Signalfarben, damit im Ernstfall niemand suchen muss.',
  },
  ferrano: {
    manufacturer: 'Ferrano Bewegung GmbH & Co. KG',
    sentences: [
      'Ferrano entwickelt für Menschen, die in Bewegung bleiben wollen.',
      'Ferrano testet jedes Produkt gemeinsam mit Physiotherapeutinnen.',
    ],
    story: 'Für Muskeln, Gelenke und Rücken: Ferrano wärmt, kühlt, stützt und lindert.',
  },
  gastriva: {
    manufacturer: 'Gastriva Arzneimittel GmbH',
    sentences: [
      'Gastriva kümmert sich um nichts anderes als um Magen und Darm.',
      'Gastriva verzichtet in allen Mitteln auf Farbstoffe.',
    ],
    story: 'Ruhe für den Bauch: Gastriva hat für Magen und Darm ein Mittel, das zur Ursache passt.',
  },
  linnemann: {
    manufacturer: 'Linnemann Arzneimittel KG',
    sentences: [
      'Linnemann ist ein Familienunternehmen aus Westfalen und prüft jede Charge im eigenen Labor.',
      'Bei Linnemann kommen Pflanzenextrakte und klassische Wirkstoffe aus einer Hand.',
    ],
    story:
      'Ein Familienhaus aus Westfalen mit Sinn für Sorgfalt: Arzneimittel aus Pflanzen und klassischen Wirkstoffen.',
  },
  liorelle: {
    manufacturer: 'Liorelle Cosmétique GmbH',
    sentences: [
      'Liorelle komponiert Düfte so leise, dass nur die Trägerin sie bemerkt.',
      'Die Verpackungen von Liorelle bestehen zum größten Teil aus Altglas und Altkunststoff.',
    ],
    story: 'Pflege in der Farbe des Abendlichts: Liorelle verbindet wirksame Stoffe mit feinen Texturen.',
  },
  metrivo: {
    manufacturer: 'Metrivo Medizintechnik GmbH',
    sentences: [
      'Metrivo prüft jede Lieferung, bevor sie das Haus verlässt.',
      'Bevor Metrivo etwas verkauft, probieren es Menschen ohne Vorwissen aus.',
    ],
    story: 'Messen, was zählt: Metrivo baut Geräte und Tests, die sich ohne Handbuch bedienen lassen.',
  },
  murmeli: {
    manufacturer: 'Murmeli Familienpflege GmbH',
    sentences: [
      'Murmeli wird gemeinsam mit Hebammen und Kinderärztinnen entwickelt.',
      'Das Murmeltier auf der Packung kennt inzwischen fast jedes Kind.',
    ],
    story: 'Das Murmeltier passt auf: sanfte Pflege und Hilfe für Babys, Kinder und ihre Eltern.',
  },
  nachtigall: {
    manufacturer: 'Nachtigall Naturarznei GmbH',
    sentences: [
      'Nachtigall erntet Baldrian und Melisse im eigenen Anbau.',
      'Die Nachtigall singt, wenn andere ruhen; ihre Mittel helfen, es ihnen gleichzutun.',
    ],
    story: 'Für ruhige Nächte und gelassene Tage: Mittel aus Pflanzen, die zur Ruhe bringen.',
  },
  nordhaus: {
    manufacturer: 'Nordhaus Arzneimittel GmbH',
    sentences: [
      'Nordhaus fertigt an der Küste und spart an allem, was eine Packung teurer macht, ohne sie besser zu machen.',
      'Das farbige Haus auf der Packung zeigt, wofür das Mittel da ist.',
    ],
    story: 'Bewährte Wirkstoffe zu fairen Preisen: Nordhaus hält die Hausapotheke einfach und übersichtlich.',
  },
  okulind: {
    manufacturer: 'Okulind Ophthalmika GmbH',
    sentences: [
      'Okulind kommt überall, wo es möglich ist, ohne Konservierung aus.',
      'Hinter Okulind steht ein kleines Team aus Augenoptikern und Apothekerinnen.',
    ],
    story: 'Klarer Blick: Okulind befeuchtet, beruhigt und pflegt Augen und Ohren.',
  },
  perlonta: {
    manufacturer: 'Perlonta Dental GmbH',
    sentences: [
      'Perlonta arbeitet mit Zahnarztpraxen zusammen und verzichtet auf Titandioxid.',
      'Perlonta verwendet nur Kunststoffe, die sich gut verwerten lassen.',
    ],
    story: 'Von der ersten Zahncreme bis zur Prothesenpflege: Perlonta begleitet ein ganzes Leben lang.',
  },
  sommerau: {
    manufacturer: 'Kräuterhof Sommerau GmbH',
    sentences: [
      'Der Kräuterhof Sommerau baut viele seiner Pflanzen selbst an.',
      'Geerntet wird in Sommerau von Hand, getrocknet im Schatten der alten Scheune.',
    ],
    story: 'Vom Feld in die Tasse: Der Kräuterhof Sommerau kennt seine Pflanzen beim Namen.',
  },
  talvera: {
    manufacturer: 'Talvera Generika AG',
    sentences: [
      'Talvera führt die gängigen Wirkstoffe in allen üblichen Packungsgrößen.',
      'Auf der Packung von Talvera steht das Wichtigste groß und das Übrige im Beipackzettel.',
    ],
    story: 'Gut verträgliche Generika in klaren Packungen: Talvera deckt den Alltag der Hausapotheke ab.',
  },
  vitalund: {
    manufacturer: 'Vitalund Nährstoffe GmbH',
    sentences: [
      'Jede Farbe im Regal von Vitalund steht für einen Nährstoff.',
      'Vitalund lässt jede Charge von einem unabhängigen Labor prüfen.',
    ],
    story: 'Ein Nährstoff, eine Farbe, eine klare Dosis: So einfach kann Ergänzung sein.',
  },
  windrose: {
    manufacturer: 'Windrose Atemwege GmbH',
    sentences: [
      'Windrose hat für jede Himmelsrichtung der Erkältung das passende Mittel.',
      'Durchatmen ist das Einzige, was Windrose interessiert.',
    ],
    story: 'Frei atmen bei Schnupfen, Husten und Heuschnupfen: Windrose kennt den Wind von allen Seiten.',
  },
};
