import type { Row } from '../../../store/row.ts';

type Lead = Row<'Lead'>;

/** A practice, home or company that the shop would like to supply. */
export interface Prospect {
  company: string;
  salutation: 'Frau' | 'Herr';
  firstName: string;
  lastName: string;
  title: string;
  industry: NonNullable<Lead['Industry']>;
  specialty: Lead['Specialty__c'];
  interests: string;
  street: string;
  postalCode: string;
  city: string;
  state: string;
  employees: number;
  /** Expected per year, in whole euros. */
  revenue: number;
  source: NonNullable<Lead['LeadSource']>;
  rating: Lead['Rating'];
  status: NonNullable<Lead['Status']>;
}

/** One line per prospect, its parts between bars, in the order of the interface. */
const table = `
Kinderarztpraxis am Stadtpark|Frau|Dr. Nora|Lindner|Praxisinhaberin|MedicalPractice|Paediatrics|Consumables;Devices|Parkallee 5|20144|Hamburg|Hamburg|9|14000|Website|Hot|Converted
Hausarztpraxis Dr. Wehrmann|Herr|Dr. Olaf|Wehrmann|Praxisinhaber|MedicalPractice|General|Consumables|Kirchstraße 18|59555|Lippstadt|Nordrhein-Westfalen|6|8000|Phone|Warm|Converted
Hautzentrum Rosengarten|Frau|Dr. Selin|Aydın|Ärztin|MedicalPractice|Dermatology|Cosmetics;Consumables|Rosengartenstraße 40|76131|Karlsruhe|Baden-Württemberg|14|22000|TradeFair|Hot|Converted
Pflegedienst Morgenlicht GmbH|Frau|Petra|Lohmann|Pflegedienstleitung|Nursing|Outpatient|Blistering;Consumables|Gewerbering 7|38118|Braunschweig|Niedersachsen|62|96000|Recommendation|Hot|Converted
Haus Lindenhof, Wohnen im Alter|Herr|Joachim|Ebert|Heimleitung|Nursing|Residential|Blistering;FirstAid|Lindenhof 1|07743|Jena|Thüringen|85|140000|Recommendation|Hot|Converted
Physiotherapie Balance|Herr|Marco|Bianchi|Inhaber|Therapy|Physiotherapy|Consumables|Ludwigstraße 22|90402|Nürnberg|Bayern|5|3500|Website|Warm|Converted
Gemeinschaftspraxis Hafenblick|Frau|Dr. Antje|Thomsen|Praxismanagerin|MedicalPractice|General|Consumables;FirstAid|Am Kai 3|24937|Flensburg|Schleswig-Holstein|11|12000|Campaign|Warm|Qualified
Ambulante Pflege Herzenssache|Frau|Daniela|Vogt|Geschäftsführerin|Nursing|Outpatient|Blistering|Ringstraße 77|39104|Magdeburg|Sachsen-Anhalt|41|68000|Campaign|Hot|Qualified
Seniorenresidenz Weserblick|Herr|Uwe|Brinkmann|Einkauf|Nursing|Residential|Blistering;Devices|Uferstraße 12|32423|Minden|Nordrhein-Westfalen|110|175000|TradeFair|Hot|Qualified
Logopädie Wortschatz|Frau|Miriam|Feldmann|Inhaberin|Therapy|SpeechTherapy|Consumables|Marktgasse 4|35037|Marburg|Hessen|3|900|Website|Cold|Qualified
Praxis Dr. Celik|Herr|Dr. Emre|Çelik|Arzt|MedicalPractice|General|Consumables|Sonnenallee 190|12059|Berlin|Berlin|4|5200|Phone|Warm|Working
Kinderärzte im Zentrum|Frau|Dr. Julia|Bergmann|Ärztin|MedicalPractice|Paediatrics|Consumables|Bahnhofplatz 2|34117|Kassel|Hessen|12|16500|Website|Warm|Working
Tagespflege Abendsonne|Frau|Karin|Schuster|Leitung|Nursing|Outpatient|FirstAid;Consumables|Dorfstraße 9|16515|Oranienburg|Brandenburg|18|9800|Recommendation|Warm|Working
Waldkindergarten Fuchsbau e. V.|Herr|Tim|Jansen|Vorstand|Education||FirstAid|Forstweg 30|26133|Oldenburg|Niedersachsen|7|600|Website|Cold|Working
Metallbau Krause GmbH|Frau|Silke|Krause|Sicherheitsbeauftragte|Company||FirstAid|Industriestraße 14|58636|Iserlohn|Nordrhein-Westfalen|130|4200|Campaign|Warm|Working
Orthopädie und Sport Mitte|Herr|Dr. Henrik|Olsen|Arzt|MedicalPractice|General|Devices;Consumables|Chausseestraße 60|10115|Berlin|Berlin|16|19000|TradeFair|Warm|New
Praxis für Haut und Haar|Frau|Dr. Ines|Kaltenbach|Ärztin|MedicalPractice|Dermatology|Cosmetics|Hofgarten 8|40213|Düsseldorf|Nordrhein-Westfalen|7|11000|Website||New
Pflegeheim St. Barbara|Herr|Benedikt|Huber|Pflegedienstleitung|Nursing|Residential|Blistering|Klosterweg 2|84503|Altötting|Bayern|74|120000|Phone|Hot|New
Ergo- und Physiopraxis Bewegt|Frau|Yvonne|Petri|Inhaberin|Therapy|Physiotherapy|Consumables|Hauptstraße 51|66111|Saarbrücken|Saarland|8|2800|Website||New
Grundschule am Weinberg|Frau|Ulla|Reinhardt|Sekretariat|Education||FirstAid|Weinbergstraße 11|55232|Alzey|Rheinland-Pfalz|34|750|Campaign||New
Stadtwerke Süd AG|Herr|Frank|Möller|Arbeitsschutz|Company||FirstAid;Devices|Werkstraße 100|01187|Dresden|Sachsen|480|9000|TradeFair|Warm|New
Zahntechnik Hollmann|Herr|Gerd|Hollmann|Inhaber|Company||FirstAid|Mühlenweg 3|49074|Osnabrück|Niedersachsen|10|300|Phone|Cold|Unqualified
Kita Regenbogen|Frau|Sandra|Wolter|Leitung|Education||FirstAid|Schulstraße 19|18437|Stralsund|Mecklenburg-Vorpommern|21|500|Campaign|Cold|Unqualified
Praxisgemeinschaft Nordstern|Herr|Dr. Lars|Petersen|Arzt|MedicalPractice|General|Consumables|Nordstraße 6|28217|Bremen|Bremen|13|15000|Phone|Cold|Unqualified
`;

/** The prospects by hand; the converted ones come first. */
export const prospects: readonly Prospect[] = table.trim().split('\n').map(readLine);

function readLine(line: string): Prospect {
  const parts = line.split('|');
  const [company = '', salutation, firstName = '', lastName = '', title = '', industry, specialty] = parts;
  const [interests = '', street = '', postalCode = '', city = '', state = ''] = parts.slice(7);
  const [employees, revenue, source, rating, status] = parts.slice(12);
  return {
    company,
    salutation,
    firstName,
    lastName,
    title,
    industry,
    specialty: specialty || null,
    interests,
    street,
    postalCode,
    city,
    state,
    employees: Number(employees),
    revenue: Number(revenue),
    source,
    rating: rating || null,
    status,
  } as Prospect;
}
