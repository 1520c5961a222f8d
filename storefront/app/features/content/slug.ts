const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A title as it stands in an address: "Versand & Zahlung" becomes "versand-zahlung". */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
