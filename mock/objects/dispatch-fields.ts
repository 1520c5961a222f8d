import { flag, picklist } from './definition/index.ts';

/** The German federal states by the last part of their ISO 3166-2 code. */
const federalStates = {
  BW: { de: 'Baden-Württemberg', en: 'Baden-Württemberg' },
  BY: { de: 'Bayern', en: 'Bavaria' },
  BE: { de: 'Berlin', en: 'Berlin' },
  BB: { de: 'Brandenburg', en: 'Brandenburg' },
  HB: { de: 'Bremen', en: 'Bremen' },
  HH: { de: 'Hamburg', en: 'Hamburg' },
  HE: { de: 'Hessen', en: 'Hesse' },
  MV: { de: 'Mecklenburg-Vorpommern', en: 'Mecklenburg-Western Pomerania' },
  NI: { de: 'Niedersachsen', en: 'Lower Saxony' },
  NW: { de: 'Nordrhein-Westfalen', en: 'North Rhine-Westphalia' },
  RP: { de: 'Rheinland-Pfalz', en: 'Rhineland-Palatinate' },
  SL: { de: 'Saarland', en: 'Saarland' },
  SN: { de: 'Sachsen', en: 'Saxony' },
  ST: { de: 'Sachsen-Anhalt', en: 'Saxony-Anhalt' },
  SH: { de: 'Schleswig-Holstein', en: 'Schleswig-Holstein' },
  TH: { de: 'Thüringen', en: 'Thuringia' },
} as const;

/** Until when an order leaves on the same day: the half hours of the day. */
export function dispatchCutOff() {
  const times = Array.from({ length: 48 }, (_, place) => {
    const time = `${String(Math.floor(place / 2)).padStart(2, '0')}:${place % 2 === 0 ? '00' : '30'}`;
    return [time, { de: `${time} Uhr`, en: time }] as const;
  });
  return picklist(
    { de: 'Versand am selben Tag bis', en: 'Dispatch on the same day until' },
    Object.fromEntries(times),
    {
      help: {
        de: 'Deutsche Zeit. Daraus sagt der Shop, wann eine Bestellung kommt; ohne Angabe nennt er keinen Tag.',
        en: 'German time. From it the shop tells when an order arrives; without it no day is named.',
      },
    },
  );
}

/** Where orders leave, which decides on which holidays none does. */
export function dispatchState() {
  return picklist({ de: 'Versand aus', en: 'Dispatch from' }, federalStates, {
    help: {
      de: 'An den gesetzlichen Feiertagen dieses Landes verlässt nichts das Haus, und es wird nichts zugestellt.',
      en: 'On the public holidays of this state nothing leaves the house, and nothing is delivered.',
    },
  });
}

/** Whether orders leave on Saturdays as well. */
export function dispatchOnSaturdays() {
  return flag({ de: 'Versand auch samstags', en: 'Dispatch on Saturdays' });
}
