/** Where an interest in the shop came from. */
export const leadSources = {
  Website: { de: 'Website', en: 'Website' },
  Phone: { de: 'Telefon', en: 'Phone' },
  Recommendation: { de: 'Empfehlung', en: 'Recommendation' },
  TradeFair: { de: 'Messe', en: 'Trade fair' },
  Campaign: { de: 'Kampagne', en: 'Campaign' },
} as const;

/** What an organisation does. */
export const industries = {
  MedicalPractice: { de: 'Arztpraxis', en: 'Medical practice' },
  Nursing: { de: 'Pflege', en: 'Nursing' },
  Therapy: { de: 'Therapie', en: 'Therapy' },
  Education: { de: 'Kita und Schule', en: 'Education' },
  Company: { de: 'Unternehmen', en: 'Company' },
} as const;

/** What it is specialised in. */
export const specialties = {
  General: { de: 'Allgemeinmedizin', en: 'General medicine' },
  Paediatrics: { de: 'Kinder- und Jugendmedizin', en: 'Paediatrics' },
  Dermatology: { de: 'Dermatologie', en: 'Dermatology' },
  Residential: { de: 'Stationäre Pflege', en: 'Residential care' },
  Outpatient: { de: 'Ambulante Pflege', en: 'Outpatient care' },
  Physiotherapy: { de: 'Physiotherapie', en: 'Physiotherapy' },
  SpeechTherapy: { de: 'Logopädie', en: 'Speech therapy' },
} as const;

/** The industries under which a specialty can be chosen. */
export const specialtiesValidFor = {
  General: ['MedicalPractice'],
  Paediatrics: ['MedicalPractice'],
  Dermatology: ['MedicalPractice'],
  Residential: ['Nursing'],
  Outpatient: ['Nursing'],
  Physiotherapy: ['Therapy'],
  SpeechTherapy: ['Therapy'],
} as const;

/** Groups of goods that somebody is interested in. */
export const interests = {
  FirstAid: { de: 'Erste Hilfe', en: 'First aid' },
  Consumables: { de: 'Praxisbedarf', en: 'Consumables' },
  Blistering: { de: 'Verblisterung', en: 'Blistering' },
  Devices: { de: 'Medizingeräte', en: 'Medical devices' },
  Cosmetics: { de: 'Kosmetik', en: 'Cosmetics' },
} as const;
