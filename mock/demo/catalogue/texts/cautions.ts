/** What to mind with an active ingredient; matched by the beginning of a word in the ingredient. */
const cautions: [ingredients: RegExp, caution: string][] = [
  [
    /Ibuprofen|Naproxen|Acetylsalicyl|Diclofenac-Kalium/,
    'Nicht anwenden bei Magengeschwüren, schwerer Herz- oder Nierenschwäche und im letzten Drittel der Schwangerschaft. Ohne ärztlichen Rat nicht länger als 3 Tage bei Fieber und 4 Tage bei Schmerzen einnehmen.',
  ],
  [
    /Paracetamol/,
    'Nicht mit anderen Mitteln einnehmen, die Paracetamol enthalten: Zu viel davon schädigt die Leber. Bei Lebererkrankungen vorher ärztlich fragen.',
  ],
  [
    /Diclofenac-Diethylamin/,
    'Nicht auf Wunden, Ekzeme oder Schleimhäute auftragen. Behandelte Haut vor Sonne schützen.',
  ],
  [
    /Xylometazolin/,
    'Nicht länger als 7 Tage anwenden, sonst kann die Nase dauerhaft anschwellen. Nicht bei trockener Nasenentzündung mit Krusten.',
  ],
  [
    /Cetirizin|Loratadin|Dimetinden/,
    'Bei Nierenschwäche die Menge ärztlich anpassen lassen. Zusammen mit Alkohol ist Vorsicht geboten.',
  ],
  [
    /Dextromethorphan/,
    'Nicht bei Asthma und nicht zusammen mit Mitteln gegen Depressionen. Kann müde machen und wird missbräuchlich verwendet; wir geben höchstens zwei Packungen ab.',
  ],
  [/Pseudoephedrin/, 'Nicht bei Bluthochdruck, Herzerkrankungen oder Grünem Star anwenden.'],
  [
    /Doxylamin|Dimenhydrinat/,
    'Beeinträchtigt die Reaktion: Nach der Einnahme nicht Auto fahren und keinen Alkohol trinken. Nicht bei Grünem Star oder Asthma.',
  ],
  [
    /Bisacodyl|Natriumpicosulfat/,
    'Nur kurze Zeit anwenden. Bei Bauchschmerzen unklarer Ursache oder Erbrechen zuerst ärztlich klären lassen.',
  ],
  [
    /Pantoprazol|Omeprazol/,
    'Bei Gewichtsverlust, Schluckbeschwerden oder Blut im Stuhl bitte ärztlich abklären lassen.',
  ],
  [/Loperamid/, 'Nicht bei Fieber oder Blut im Stuhl und nicht für Kinder unter 12 Jahren.'],
  [
    /Johanniskraut/,
    'Schwächt unter anderem die Pille, Blutverdünner und Mittel nach Transplantationen ab. Haut vor starker Sonne schützen.',
  ],
  [/Minoxidil/, 'Nur auf gesunder Kopfhaut anwenden. Nicht bei plötzlichem oder fleckförmigem Haarausfall.'],
  [/Hydrocortison/, 'Nicht im Gesicht, nicht auf offenen Wunden und nicht bei Pilzinfektionen anwenden.'],
  [
    /Clotrimazol|Terbinafin|Amorolfin/,
    'Bei ausbleibender Besserung nach zwei Wochen ärztlich klären lassen. Handtücher und Socken täglich wechseln.',
  ],
  [/Povidon-Iod/, 'Nicht bei Überfunktion der Schilddrüse oder Jodallergie anwenden.'],
  [/Tetryzolin/, 'Nicht bei engem Kammerwinkel und nicht zu weichen Kontaktlinsen anwenden.'],
  [/Melatonin/, 'Nicht in Schwangerschaft und Stillzeit und nicht vor dem Autofahren verwenden.'],
  [/Urea|Zinkoxid/, 'Kontakt mit den Augen vermeiden.'],
];

/** The cautions that apply to an ingredient, in the order of the list. */
export function cautionsFor(ingredient: string): string[] {
  return cautions.filter(([ingredients]) => ingredients.test(ingredient)).map(([, caution]) => caution);
}
