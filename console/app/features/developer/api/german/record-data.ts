import type { OperationTexts } from '../operation-texts.ts';

/** What the operations of the contract `record-data` do, in German. */
export const germanRecordData: OperationTexts = {
  getGlobalActions: ['Listet die Aktionen der ganzen Anwendung auf.'],
  getQuickActionLayout: ['Beschreibt das Formular einer Schnellaktion.'],
  getLookupActions: ['Listet auf, was ein Verweisfeld neben der Wahl eines Datensatzes anbietet.'],
  getObjectCreateActions: ['Listet die Schaltflächen des Formulars für einen neuen Datensatz auf.'],
  getActionOverrides: ['Listet auf, was an die Stelle der Standardseiten eines Objekts tritt.'],
  getFlexipageFormulaActivations: [
    'Sagt, welche Objekte Aktionen haben, die von den Werten des Datensatzes abhängen.',
  ],
  getQuickActionInfo: ['Beschreibt eine Schnellaktion.'],
  getQuickActionDefaults: ['Antwortet mit dem, womit das Formular einer Schnellaktion beginnt.'],
  getRecordActions: [
    'Listet die Aktionen von Datensätzen auf.',
    'Clients nennen mindestens eines von `sections` und `apiNames` (RD-ACTION-04); ohne beide kommen alle.',
  ],
  getRecordEditActions: ['Listet die Schaltflächen des Formulars für vorhandene Datensätze auf.'],
  getRelatedListsActions: ['Listet die Aktionen mehrerer zugehöriger Listen von Datensätzen auf.'],
  getRelatedListsActionsByParameters: [
    'Listet die Aktionen mehrerer zugehöriger Listen von Datensätzen auf, nur mit Parametern angefragt.',
    'Die Parameter gelten für jede der Listen.',
  ],
  getRelatedListActionsByParameters: [
    'Listet die Aktionen einer zugehörigen Liste von Datensätzen auf, nur mit Parametern angefragt.',
  ],
  getRelatedListActions: ['Listet die Aktionen einer zugehörigen Liste von Datensätzen auf.'],
  getRelatedListRecordActions: ['Listet die Aktionen von Zeilen zugehöriger Listen auf.'],
  getFlexipageActions: ['Listet die Aktionen auf Seiten auf, die aus Teilen zusammengesetzt sind.'],
  getListViewActions: ['Listet die Aktionen im Kopf von Listenansichten auf.'],
  getListViewRecordActions: ['Listet die Aktionen von Datensätzen auf, die in einer Listenansicht stehen.'],
  getListViewChartActions: ['Listet die Aktionen der Diagramme von Listenansichten auf.'],
  getMruListActions: ['Listet die Aktionen im Kopf der Listen zuletzt verwendeter Datensätze auf.'],
  getPhotoActions: ['Listet auf, was sich mit den Bildern von Datensätzen tun lässt.'],
  performUpdateRecordQuickAction: ['Führt eine Schnellaktion aus, die den gezeigten Datensatz ändert.'],
  performQuickAction: ['Führt eine Schnellaktion aus, die einen Datensatz anlegt.'],
  getApps: ['Listet die Apps auf, die die Sitzung öffnen darf.'],
  getLastSelectedApp: [
    'Beschreibt die App, die zuerst geöffnet wird.',
    'Die, welche die Person auf einem Bildschirm dieser Größe zuletzt geöffnet hat, sonst die für ihr Profil vorgesehene.',
  ],
  getUserNavItems: [
    'Listet die Einträge auf, die sich die Person in der Navigation einer App eingerichtet hat.',
  ],
  updateUserNavItems: [
    'Richtet die Navigation einer App für die Person ein.',
    'Die Navigation besteht danach aus den genannten Einträgen, in dieser Reihenfolge. Einträge werden mit der ID genannt, die sie in der App oder in der Auswahl der Person haben; ein weiterer kann mit seiner Seite hinzukommen.',
  ],
  updateLastSelectedApp: ['Merkt sich eine App als die zuletzt geöffnete der Person und beschreibt sie.'],
  getApp: ['Beschreibt eine App.'],
  getNavItems: ['Listet die Einträge der Navigation auf, die die Sitzung in irgendeiner App benutzen darf.'],
  getRecordAvatars: ['Antwortet mit den Bildern mehrerer Datensätze, jedes mit eigenem Status.'],
  updateRecordAvatar: ['Gibt einem Datensatz ein Bild oder nimmt es ihm.'],
  getRecordAvatarPhoto: [
    'Liefert die Initialen einer Person oder eines Accounts als Bild.',
    'Die Adresse, zu der `photoUrl` eines Datensatzes ohne eigenes Bild führt.',
  ],
  getRecordDefaultsForCreate: [
    'Antwortet mit Layout, Objektbeschreibungen und Vorgaben für einen neuen Datensatz.',
  ],
  getRecordDefaultsForClone: [
    'Antwortet mit Layout, Objektbeschreibungen und Vorgaben für die Kopie eines Datensatzes.',
    'Was nur ein Datensatz haben kann, etwa eine eindeutige Nummer, bleibt leer, und Inhaber ist, wer kopiert.',
  ],
  getRecordTemplateCreate: [
    'Antwortet mit den Werten, mit denen ein neuer Datensatz beginnt, fertig zum Zurücksenden.',
  ],
  getRecordTemplateClone: [
    'Antwortet mit den Werten, mit denen die Kopie eines Datensatzes beginnt, fertig zum Zurücksenden.',
    'Was nur ein Datensatz haben kann, etwa eine eindeutige Nummer, bleibt leer; was die Plattform vergibt oder berechnet, fehlt.',
  ],
  getDuplicatesConfiguration: ['Beschreibt die Dublettenregeln eines Objekts.'],
  findDuplicates: [
    'Antwortet mit den Datensätzen, denen ein so gespeicherter gleichen würde.',
    'Werte, die nicht in ihre Felder passen, werden übergangen, weil vielleicht noch getippt wird. Mit der `Id` eines gespeicherten Datensatzes unter den Feldern gelten die anderen als dessen Änderungen.',
  ],
  getFavorites: ['Listet die Favoriten der Person in ihrer Reihenfolge auf.'],
  createFavorite: [
    'Merkt einen Datensatz, eine Listenansicht, die Seite eines Objekts oder einen Eintrag der Navigation.',
    'Ohne Stelle kommt er ans Ende; mit einer rücken die anderen nach unten.',
  ],
  updateFavorites: [
    'Ordnet alle Favoriten auf einmal.',
    'Die Favoriten stehen in der Reihenfolge der Anfrage; die nicht genannten werden gelöscht.',
  ],
  getFavorite: ['Beschreibt einen Favoriten.'],
  updateFavorite: ['Benennt einen Favoriten um oder verschiebt ihn.'],
  deleteFavorite: ['Löscht einen Favoriten; wohin er führt, bleibt.'],
  updateFavoriteUsage: ['Zählt, dass ein Favorit benutzt wurde.'],
  createContentDocumentAndVersion: [
    'Lädt eine Datei als neues Dokument hoch.',
    'Das Dokument gehört der Person und ist mit ihr verknüpft.',
  ],
  createContentVersion: [
    'Lädt eine neue Version eines Dokuments hoch.',
    'Sie wird zur neuesten; die früheren bleiben.',
  ],
  getContentVersionData: ['Lädt den Inhalt einer Version herunter, wie er hochgeladen wurde.'],
  getIcon: ['Liefert das Symbol eines Objekts, einer App oder einer Aktion.'],
  getLayout: ['Beschreibt das Layout eines Objekts für einen Zweck.'],
  getLayoutUserState: ['Sagt, wie die Person die Abschnitte eines Layouts verlassen hat.'],
  updateLayoutUserState: ['Merkt sich, welche Abschnitte eines Layouts die Person eingeklappt hat.'],
  getPathLayout: ['Beschreibt Schritt für Schritt den Weg, den Datensätze eines Objekts gehen.'],
  getRecordUi: ['Liest Datensätze mit den Layouts und Objektbeschreibungen, die ihre Seite braucht.'],
  getListRecordsById: ['Liest eine Seite der Datensätze einer Listenansicht, die mit ihrer ID genannt ist.'],
  getListUiByName: ['Beschreibt eine Listenansicht und liest eine Seite ihrer Datensätze.'],
  getListUi: [
    'Beschreibt und liest die Listenansicht einer ID oder listet die eines Objekts auf.',
    'Die Plattform beantwortet unter einer Adresse zwei Fragen. Eine ID fragt nach dieser Listenansicht mit einer Seite ihrer Datensätze; `q` und `recentListsOnly` bewirken dann nichts. Der Name eines Objekts fragt nach dessen Listenansichten; `fields`, `optionalFields`, `searchTerm`, `sortBy` und `where` bewirken dann nichts.',
  ],
  getMruListRecords: ['Liest eine Seite der Datensätze eines Objekts, die die Person zuletzt verwendet hat.'],
  getMruListInfo: ['Beschreibt die Liste zuletzt verwendeter Datensätze eines Objekts.'],
  getMruListUi: [
    'Beschreibt die Liste zuletzt verwendeter Datensätze eines Objekts und liest eine Seite davon.',
  ],
  getListInfosByObjectName: [
    'Listet die Listenansichten eines Objekts auf oder beschreibt die einer ID.',
    'Die Plattform beantwortet unter einer Adresse zwei Fragen. Der Name eines Objekts fragt nach dessen Listenansichten, eine ID nach dieser Listenansicht; `pageSize`, `pageToken`, `q` und `recentListsOnly` bewirken dann nichts.',
  ],
  createListInfo: [
    'Speichert eine neue Listenansicht eines Objekts.',
    'Sie gehört, wer sie speichert. Nur Sortiment und Administration speichern Listen, die andere sehen. Ohne Spalten zeigt sie die Namen ihrer Datensätze.',
  ],
  getListInfosByName: [
    'Beschreibt mehrere Listenansichten, jede mit eigenem Status.',
    'Genau eines von `ids` und `names` wird angegeben.',
  ],
  updateListInfoByName: [
    'Ändert eine Listenansicht.',
    'Was die Anfrage weglässt, bleibt, wie es ist. Eine Liste gehört, wer sie gespeichert hat; Sortiment und Administration dürfen jede Liste ändern, die sie sehen. Die Listen, die zu einem Objekt gehören, behalten ihre Namen und bleiben für alle sichtbar; nur diese beiden ändern sie.',
  ],
  deleteListInfo: [
    'Löscht eine Listenansicht, die jemand gespeichert hat.',
    'Die Listen, die zu einem Objekt gehören, lassen sich nicht löschen.',
  ],
  getListInfoByName: ['Beschreibt eine Listenansicht mit Spalten, Bedingungen und Reihenfolge.'],
  getListRecordsByParameters: [
    'Liest eine Seite der Datensätze einer Listenansicht, nur mit Parametern angefragt.',
  ],
  getListRecordsByName: ['Liest eine Seite der Datensätze einer Listenansicht.'],
  getListObjectInfo: [
    'Beschreibt, was Listen eines Objekts zeigen und wonach sie filtern und sortieren können.',
  ],
  getListPreferences: ['Liest, wie die Person eine Listenansicht angeordnet hat.'],
  updateListPreferences: [
    'Merkt sich, wie die Person eine Listenansicht anordnet.',
    'Spalten, die die Anfrage nicht nennt, behalten Breite und Umbruch. Die Reihenfolge wird als Ganzes ersetzt; eine leere ist die der Liste.',
  ],
  getLookupRecordsByParameters: [
    'Schlägt Datensätze vor, auf die ein Verweisfeld verweisen kann, nur mit Parametern angefragt.',
  ],
  getLookupRecords: ['Schlägt Datensätze vor, auf die ein Verweisfeld verweisen kann.'],
  getLookupRecordsOfObject: ['Schlägt Datensätze eines Objekts vor, auf die ein Verweisfeld verweisen kann.'],
  getObjectInfoDirectory: ['Listet jedes Objekt auf, das die Sitzung sehen darf.'],
  getObjectInfo: ['Beschreibt ein Objekt mit seinen Feldern, Datensatztypen und Rechten.'],
  getObjectInfos: ['Beschreibt mehrere Objekte in einer Antwort, jedes mit eigenem Status.'],
  getPicklistValuesByRecordType: [
    'Listet die Werte aller Auswahlfelder eines Objekts für einen Datensatztyp auf.',
  ],
  getPicklistValues: ['Listet die Werte eines Auswahlfelds für einen Datensatztyp auf.'],
  getRecord: [
    'Liest einen Datensatz nach Feldern oder nach Layout.',
    'Mindestens eines von `fields`, `optionalFields` und `layoutTypes` ist nötig.',
  ],
  updateRecord: ['Ändert Felder eines Datensatzes.'],
  deleteRecord: ['Löscht einen Datensatz.'],
  getChildRelationshipRecords: [
    'Liest eine Seite der Datensätze, die auf einen verweisen.',
    'Wurde ein Datensatz mit `childRelationships` gelesen, nennt jede Sammlung ihre weiteren Seiten hier mit Token und Adresse. Das Token sagt die Seite, ihre Größe und die Felder.',
  ],
  getRecords: ['Liest mehrere Datensätze in einer Antwort, jeden mit eigenem Status.'],
  createRecord: ['Legt einen Datensatz an.'],
  executeBatchRecordOperations: [
    'Legt in einer Anfrage mehrere Datensätze an, ändert und löscht sie, jeden mit eigenem Status.',
    'Geschrieben wird in der Reihenfolge der Anfrage. Mit `allOrNone` beendet die erste Ablehnung die Anfrage und macht alles rückgängig; die anderen Einträge antworten dann mit `ALL_OR_NONE_OPERATION_ROLLED_BACK`. Ohne das wird jeder Datensatz für sich gespeichert oder abgelehnt. Ein Datensatz kommt in einer Anfrage einmal vor.',
  ],
  getRelatedListsInfo: ['Listet die zugehörigen Listen eines Objekts auf.'],
  getRelatedListInfos: ['Beschreibt mehrere zugehörige Listen eines Objekts, jede mit eigenem Status.'],
  updateRelatedListInfo: [
    'Merkt sich, wie die Person eine zugehörige Liste anordnet, und beschreibt sie.',
    'Spalten, die die Anfrage nicht nennt, behalten Breite und Umbruch. Die Reihenfolge wird als Ganzes ersetzt; eine leere ist die der Liste. Die Einstellungen der zugehörigen Liste sind dieselben, für sich gesehen.',
  ],
  getRelatedListInfo: ['Beschreibt eine zugehörige Liste mit Spalten und Reihenfolge.'],
  getRelatedListRecordsByParameters: [
    'Liest eine Seite der Datensätze einer zugehörigen Liste, nur mit Parametern angefragt.',
  ],
  getRelatedListRecords: ['Liest eine Seite der Datensätze einer zugehörigen Liste.'],
  getRelatedListRecordsBatch: [
    'Liest je eine Seite mehrerer zugehöriger Listen eines Datensatzes, jede mit eigenem Status.',
    'Gibt es den übergeordneten Datensatz nicht, scheitert der Aufruf als Ganzes.',
  ],
  getRelatedListRecordsBatchByParameters: [
    'Liest die erste Seite mehrerer zugehöriger Listen eines Datensatzes, nur mit Parametern angefragt.',
    'Die Parameter gelten für jede der Listen; fehlt einer von ihnen ein Feld, scheitert diese. Gibt es den übergeordneten Datensatz nicht, scheitert der Aufruf als Ganzes.',
  ],
  getRelatedListCounts: [
    'Zählt die Datensätze mehrerer zugehöriger Listen eines Datensatzes, jede bis zu einer Grenze.',
    'Gibt es den übergeordneten Datensatz nicht, scheitert der Aufruf als Ganzes.',
  ],
  getRelatedListCount: ['Zählt die Datensätze einer zugehörigen Liste bis zu einer Grenze.'],
  getRelatedListPreferencesBatch: [
    'Liest, wie die Person mehrere zugehörige Listen angeordnet hat, jede mit eigenem Status.',
  ],
  getRelatedListPreferences: ['Liest, wie die Person eine zugehörige Liste angeordnet hat.'],
  updateRelatedListPreferences: [
    'Merkt sich, wie die Person eine zugehörige Liste anordnet.',
    'Spalten, die die Anfrage nicht nennt, behalten Breite und Umbruch. Die Reihenfolge wird als Ganzes ersetzt; eine leere ist die der Liste.',
  ],
  getSearchFilterMetadata: [
    'Listet die Filter auf, mit denen sich die Suche in einem Objekt eingrenzen lässt.',
  ],
  getSearchFilterOptions: ['Listet die Werte auf, die ein Filter anbietet.'],
  getLookupMetadata: ['Beschreibt, wie die Datensätze für ein Verweisfeld gesucht und gezeigt werden.'],
  getSearchResults: ['Sucht einen Begriff in vielen Objekten und antwortet mit einer Gruppe je Objekt.'],
  getKeywordSearchResults: ['Sucht einen Begriff in einem Objekt, eingegrenzt, sortiert und seitenweise.'],
  getActiveTheme: ['Beschreibt das Design, das gerade gilt.'],
};
