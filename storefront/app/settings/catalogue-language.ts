/** Language in which products and categories are described, whatever language the page is in. */
export const catalogueLanguage = 'de';
