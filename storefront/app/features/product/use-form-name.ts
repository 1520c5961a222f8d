import { useText } from '../../i18n/texts.ts';

/** The dosage forms of a pharmacy, as the platform says them. */
const dosageForms = [
  'Tabletten',
  'Filmtabletten',
  'Brausetabletten',
  'Lutschtabletten',
  'Kapseln',
  'Weichkapseln',
  'Pulver',
  'Granulat',
  'Tropfen',
  'Saft',
  'Lösung',
  'Spray',
  'Nasenspray',
  'Augentropfen',
  'Salbe',
  'Creme',
  'Gel',
  'Lotion',
  'Öl',
  'Shampoo',
  'Zäpfchen',
  'Pflaster',
  'Verband',
  'Tee',
  'Gerät',
  'Test',
] as const;

/** The name of a dosage form in the language of the page; one that the shop does not know, as the platform says it. */
export function useFormName(): (form: string | undefined) => string | undefined {
  const text = useText();
  return (form) => {
    const known = dosageForms.find((one) => one === form);
    return known ? text(`product.form.${known}`) : form;
  };
}
