import type { OperationTexts } from '../operation-texts.ts';

/** What the operations of the contract `cms` do, in German. */
export const germanCms: OperationTexts = {
  getChannelMedia: ['Liefert ein Bild eines Kanals, wie es gemacht wurde.'],
  getDeliveryChannels: ['Listet die Kanäle auf, die Inhalte ausliefern.'],
  getDeliveryChannel: ['Liest einen Kanal, der Inhalte ausliefert.'],
  getContentCollection: ['Liest eine Sammlung, die für eine Website veröffentlicht ist.'],
  getChannelContentCollection: ['Liest eine Sammlung, die für einen Kanal veröffentlicht ist.'],
  getContent: ['Liest einen Inhalt, der für eine Website veröffentlicht ist.'],
  getContents: ['Listet Inhalte auf, die für eine Website veröffentlicht sind.'],
  getChannelContent: ['Liest einen Inhalt, der für einen Kanal veröffentlicht ist.'],
  getChannelContents: ['Listet Inhalte auf, die für einen Kanal veröffentlicht sind.'],
  getMedia: ['Liefert ein Bild in der gewünschten Breite und im gewünschten Format.'],
  searchContents: [
    'Durchsucht die Inhalte einer Website.',
    'Eine Abfrage mit einem Rumpf; sie ändert nichts.',
  ],
  searchChannelContents: [
    'Durchsucht die Inhalte eines Kanals.',
    'Eine Abfrage mit einem Rumpf; sie ändert nichts.',
  ],
  findChannelContents: ['Findet Inhalte eines Kanals zu einem Begriff.'],
  searchSite: ['Findet Inhalte, die auf einer Website eine Seite haben.'],
  getSeoProperties: ['Liest, was im Kopf der Seite zu einem Datensatz steht.'],
  getChannelContentVersions: ['Listet Inhalte eines Kanals als Knoten auf.'],
};
