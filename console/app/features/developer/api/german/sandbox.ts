import type { OperationTexts } from '../operation-texts.ts';

/** What the operations of the contract `sandbox` do, in German. */
export const germanSandbox: OperationTexts = {
  getClock: ['Sagt, wie spät es für die Anfragen des Bereichs ist.'],
  updateClock: [
    'Stellt die Uhr, rückt sie vor, hält sie an oder lässt sie laufen.',
    'Ein Zeitpunkt wird gestellt, bevor die Uhr vorrückt. Auch zurück geht es.',
  ],
  deleteClock: [
    'Kehrt zur Zeit des Rechners zurück.',
    'Für eine Sitzung ist das die Uhr aller, wo eine gestellt ist.',
  ],
  getRequestLog: [
    'Listet die letzten Anfragen auf, die neueste zuerst.',
    'Mit `scope=session` die der Sitzung, mit `scope=global` die aller.',
  ],
  deleteRequestLog: ['Vergisst die Anfragen der Sitzung oder die aller.'],
  addLatency: [
    'Hält Antworten zurück.',
    'Passen mehrere Verzögerungen zu einer Anfrage, zählen ihre Zeiten zusammen.',
  ],
  deleteLatency: ['Hebt eine Verzögerung auf.'],
  addFault: [
    'Verfälscht Antworten.',
    'Passen mehrere Störungen zu einer Anfrage, entscheidet die zuerst hinzugefügte.',
  ],
  deleteFault: ['Hebt eine Störung auf.'],
  getScenarios: ['Listet die Szenarien auf, die es gibt.'],
  startScenario: ['Beginnt ein Szenario, auch von Neuem.'],
  removeScenario: ['Beendet ein Szenario.'],
  createSandboxSession: [
    'Öffnet eine Sitzung und gibt ihren Schlüssel aus.',
    'Der Schlüssel kommt auch als Cookie. Bei zu vielen Sitzungen endet die am längsten unbenutzte.',
  ],
  deleteSandboxSession: ['Beendet die Sitzung mit allem, was für sie eingestellt ist.'],
  getSandboxControls: ['Sagt alles, was für eine Sitzung oder für alle eingestellt ist.'],
  deleteSandboxControls: ['Hebt alles auf, was für eine Sitzung oder für alle eingestellt ist.'],
  resetStore: ['Setzt für alle den ganzen Bestand auf den Demo-Shop zurück.'],
  getSnapshots: ['Listet die Schnappschüsse auf, den neuesten zuerst.'],
  createSnapshot: ['Macht einen Schnappschuss aller Datensätze unter einem Namen.'],
  deleteSnapshot: ['Vergisst einen Schnappschuss; die Datensätze bleiben, wie sie sind.'],
  restoreSnapshot: ['Setzt für alle den ganzen Bestand auf einen Schnappschuss zurück.'],
  getPaymentConfirmation: ['Zeigt, was zu bezahlen ist, und lässt den Kunden entscheiden.'],
  submitPaymentConfirmation: [
    'Nimmt die Entscheidung an und schickt den Kunden zurück in den Shop.',
    'Eine zweite Entscheidung ändert nichts; die Seite nennt die erste.',
  ],
};
