import type { OperationTexts } from '../operation-texts.ts';

/** What the operations of the contract `platform` do, in German. */
export const germanPlatform: OperationTexts = {
  createSObjectRecords: ['Legt bis zu zweihundert Datensätze an, deren Objekte ihre Attribute nennen.'],
  updateSObjectRecords: ['Ändert bis zu zweihundert Datensätze, jeden mit seiner ID.'],
  deleteSObjectRecords: ['Löscht bis zu zweihundert Datensätze.'],
  getSObjectRecords: ['Liest Datensätze eines Objekts nach ihren IDs.'],
  findSObjectRecords: ['Liest Datensätze eines Objekts nach ihren IDs, mehr, als in eine Adresse passen.'],
  updateSObjectRecordsByField: [
    'Ändert die Datensätze mit diesen Werten in einem eindeutigen Feld und legt die fehlenden an.',
  ],
  executeComposite: ['Macht Aufrufe nacheinander; spätere können nennen, womit frühere beantwortet wurden.'],
  createRecordTree: [
    'Legt Datensätze mit denen an, die auf sie verweisen, alle oder keinen.',
    'Ein Datensatz hat in seinen Attributen eine eigene Referenz und unter den Namen von Beziehungen die Datensätze, die auf ihn verweisen sollen, bis zu fünf Ebenen tief und zweihundert insgesamt.',
  ],
  executeBatch: ['Macht Aufrufe, die nichts voneinander wissen.'],
  getSearch: [
    'Findet Datensätze mit einer Suche in der Sprache der Plattform.',
    "`FIND {term} IN ALL FIELDS RETURNING Account(Name WHERE BillingCity = 'Kiel' LIMIT 5), Contact LIMIT 20`: der Begriff in geschweiften Klammern, mit `AND`, `OR`, `AND NOT`, runden Klammern, Wortfolgen in Anführungszeichen und den Platzhaltern `*` und `?` mitten in Wörtern oder an ihrem Ende; `ALL FIELDS`, was ohne Angabe gilt, `NAME FIELDS`, `EMAIL FIELDS` oder `PHONE FIELDS`; Objekte mit den Feldern der Antwort, mit Bedingungen, Reihenfolge, Grenze und Beginn wie in Abfragen; die Zahl der Datensätze insgesamt. Ohne `RETURNING` wird jedes Objekt durchsucht, das durchsuchbar ist, und die Antwort besteht aus IDs.",
  ],
  findSearchedRecords: ['Findet Datensätze zu einem Begriff.'],
  createRecordSearch: ['Findet Datensätze zu einem Begriff, mit Feldern und einer Grenze für jedes Objekt.'],
  getRecentRecords: ['Listet die Datensätze auf, die die Person zuletzt benutzt hat.'],
  startBrowserSession: ['Öffnet eine Sitzung im Browser mit einem Token in der Adresse.'],
  createBrowserSession: ['Öffnet eine Sitzung im Browser mit einem Token in einem Formular.'],
  getIdentity: [
    'Sagt, für wen ein Token steht und wohin dessen Aufrufe gehen.',
    'Ein Token gibt nur über die eigene Person Auskunft; jede andere Adresse wird nicht gefunden. Eines, das Datensätze liest (`api`), braucht keinen weiteren Umfang, um zu wissen, wem es gehört.',
  ],
  getUserInfo: [
    'Sagt in den Worten von OpenID, für wen ein Token steht.',
    'Auch ein Token mit dem Umfang `api` öffnet das: Wer die Datensätze der Person lesen darf, darf wissen, wer sie ist, und die Werkzeuge des Herstellers, die nie um `openid` bitten, erfahren so, unter welchem Namen sie ein Token ablegen.',
  ],
  getOpenIdConfiguration: ['Sagt Programmen, was es von OAuth gibt und wo.'],
  getJsonWebKeySet: [
    'Nennt Programmen die Schlüssel, mit denen ID-Tokens signiert sind.',
    'Vor dem ersten ID-Token gibt es keinen.',
  ],
  startAuthorization: [
    'Zeigt die Seite, auf der sich eine Person anmeldet oder gewährt, worum eine Anwendung bittet.',
    'Zu einer unbekannten Anwendung oder einer Rückadresse, die für sie nicht hinterlegt ist, kommt eine Seite, die das sagt; niemand wird dorthin geschickt. Jeder andere Fehler geht als `error` und `error_description` an die Rückadresse der Anwendung.',
  ],
  submitAuthorization: [
    'Meldet eine Person an oder nimmt die Entscheidung entgegen, was eine Anwendung darf.',
    'Wer sich angemeldet hat, kommt für die Entscheidung noch einmal zur selben Adresse. Danach bekommt die Anwendung an ihrer Rückadresse einen Code oder den Fehler `access_denied`. Eine Anwendung, die Name und Passwort auf einer eigenen Seite erfragen darf, sendet sie als Basic-Anmeldung, mit dem Header `Auth-Request-Type: Named-User` und allen Parametern im Rumpf, `response_type` ist dann `code_credentials`. Sie bekommt den Code sofort: Keine Seite wird gezeigt und niemand gefragt.',
  ],
  createAccessToken: [
    'Tauscht, was eine Anwendung hat, gegen ein Zugriffstoken.',
    'Vier Wege: `authorization_code` mit dem, was die Anmeldung an die Rückadresse gesendet hat, und der Auflösung ihrer Aufgabe; `password` mit Name und Passwort einer Person; `client_credentials` im Namen der Person, als die die Anwendung handelt; und `refresh_token`. Eine Anwendung weist sich mit ID und Geheimnis aus, im Rumpf oder als Basic-Anmeldung, eine öffentliche mit ihrer ID. Ein Code gilt einmal; kommt er ein zweites Mal, endet alles, was aus ihm hervorgegangen ist. Ein Erneuerungstoken einer Anwendung, die sie wechselt, gilt einmal; kommt es ein zweites Mal, endet alles, was aus derselben Zustimmung hervorgegangen ist.',
  ],
  deleteAccessToken: [
    'Beendet ein Token.',
    'Ein Zugriffstoken endet allein, ein Erneuerungstoken mit allem, was aus derselben Zustimmung hervorgegangen ist. Ein unbekanntes Token ist schon beendet, deshalb ist die Antwort dieselbe. Das Token selbst ist der Nachweis, ein anderer wird nicht verlangt.',
  ],
  evaluateAccessToken: [
    'Sagt einer Anwendung, was von einem ihrer Tokens bekannt ist.',
    'Von anderen Tokens und von beendeten erfährt sie nur, dass sie nicht gelten.',
  ],
  resetPassword: [
    'Sendet ein Einmalpasswort oder ändert das Passwort damit.',
    'Ein Einmalpasswort gilt so lange und für so viele falsche Versuche wie die eines Profils (dort `otpSeconds` und `otpTries`); ein neues tritt an seine Stelle. Wer für einen Namen mehrere hintereinander verlangt, muss dazwischen warten. Mit dem Passwort enden alle Sitzungen der Person.',
  ],
  getQuery: [
    'Beantwortet eine Abfrage.',
    'Mit `columns` besteht die Antwort aus den Spalten, die eine Tabelle der Datensätze hätte, in der Reihenfolge der Abfrage; dafür wird kein Datensatz gelesen, und eine sinnlose Abfrage wird abgelehnt wie sonst. Mit `explain` statt `q` sind es die Wege, auf denen sich die Abfrage beantworten lässt, der billigste zuerst.',
  ],
  getQueryPage: [
    'Beantwortet eine weitere Seite einer Abfrage.',
    'Eine Fortsetzung verfällt fünfzehn Minuten nach ihrem letzten Gebrauch und führt für andere Personen nirgends hin.',
  ],
  getQueryAll: [
    'Beantwortet eine Abfrage, gelöschte Datensätze eingeschlossen.',
    'Gelöschte Datensätze sind an `IsDeleted` zu erkennen, soweit die Person sie sehen konnte, fünfzehn Tage lang, auch solche, die mit anderen gelöscht wurden.',
  ],
  getResources: [
    'Listet die Angebote einer Version mit ihren Adressen auf.',
    '`identity` ist die ganze Adresse, unter der ein Programm erfährt, wessen Sitzung es hat.',
  ],
  getLimits: ['Sagt, wie viel benutzt werden darf und wie viel noch übrig ist.'],
  executePartnerCall: ['Macht einen Aufruf der Partner-API.'],
  executeEnterpriseCall: ['Macht einen Aufruf der Enterprise-API.'],
  getSObjects: ['Listet die Objekte auf, deren Datensätze die Person lesen darf.'],
  getSObject: ['Nennt das Wichtigste eines Objekts mit den Datensätzen, die die Person zuletzt benutzt hat.'],
  createSObjectRecord: ['Legt einen Datensatz an.'],
  getSObjectDescribe: ['Sagt, woraus ein Objekt besteht, soweit die Person es sehen darf.'],
  getUpdatedRecords: ['Listet die Datensätze auf, die in einer Zeitspanne angelegt oder geändert wurden.'],
  getDeletedRecords: [
    'Listet die Datensätze auf, die in einer Zeitspanne gelöscht wurden, auch mit anderen.',
    'Gelöschtes ist fünfzehn Tage lang bekannt.',
  ],
  getSObjectRecord: [
    'Liest einen Datensatz.',
    'Ein Account kommt mit einem `ETag`. Nennt eine Abfrage ihn in `If-None-Match`, ist die Antwort 304, solange sich nichts geändert hat; nennt sie andere in `If-Match`, ist sie 412. Ebenso zählt bei jedem Datensatz der Zeitpunkt der letzten Änderung.',
  ],
  updateSObjectRecord: [
    'Ändert Felder eines Datensatzes.',
    'Programme, die kein PATCH senden können, senden POST mit `_HttpMethod=PATCH` in der Adresse. Was sich inzwischen geändert hat, wird nicht überschrieben, wo die Anfrage die gelesene Fassung nennt: einen Account mit seinem `ETag`, jeden Datensatz mit dem Zeitpunkt.',
  ],
  deleteSObjectRecord: ['Löscht einen Datensatz.'],
  getSObjectRecordByField: ['Liest den Datensatz mit diesem Wert in einem eindeutigen Feld.'],
  updateSObjectRecordByField: [
    'Ändert den Datensatz mit diesem Wert in einem eindeutigen Feld oder legt ihn an.',
  ],
  getVersions: ['Listet die Versionen auf, die älteste zuerst.'],
};
