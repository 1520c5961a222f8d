/** Texts of the page that compares the schemas of two connections. */
export const englishSchema = {
  schema: {
    title: 'Compare schemas',
    lead: 'How objects and fields of two connections differ, as far as you may see them.',
    save: 'Save the schema of this connection',
    choose: 'Choose the schema of another one',
    reading: 'Reading the objects of this connection',
    none: 'Nothing to compare with yet',
    noneLead:
      'Sign in to the other connection, save its schema on this page there, and choose the file here.',
    other: 'Compared with {{environment}} of {{when}}.',
    count_zero: 'Both schemas are the same.',
    count_one: '{{count}} difference.',
    count_other: '{{count}} differences.',
    search: 'Find an object or field',
    saveTable: 'Save as CSV',
    object: 'Object',
    field: 'Field',
    difference: 'Difference',
    here: 'Here',
    there: 'There',
    onlyHere: 'only here',
    onlyThere: 'only there',
    notOurs: 'The file is not a schema. Choose one that was saved on this page.',
    otherVersion:
      'The schema is from another version of the console. Save it once more with a console of this version.',
    damaged: 'The schema is incomplete. Save it once more.',
    tooLarge: 'The file is too large for a schema. Choose one that was saved on this page.',
  },
};
