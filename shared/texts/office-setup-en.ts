/** The screen of languages, airlines and group prices, in English; keys and plural forms as in `office-en.ts`. */
export const officeSetupEn = {
  'office.setup.title': 'Master data',
  'office.setup.help':
    'Lists that the booking and the import of jobs choose from: languages, airlines, prices of airline groups.\n\nA change counts from the moment it is saved; orders and jobs that exist keep what they were made with. What is no longer offered is made inactive, so that old orders can still name it. The clock beside a row shows who changed it.',
  'office.setup.loading': 'Loading the list',
  'office.setup.find': 'Search',
  'office.setup.shown': '{{shown}} of {{count}}',
  'office.setup.more': 'Show more',
  'office.setup.acts': 'Actions',
  'office.setup.edit': 'Edit: {{title}}',
  'office.setup.history': 'History: {{title}}',
  'office.setup.saved': 'Saved.',
  'office.setup.check_fields': 'Please correct the marked fields.',
  'office.setup.delete': 'Delete',
  'office.setup.delete.of': 'Delete: {{title}}',
  'office.setup.delete.title': 'Delete “{{title}}”?',
  'office.setup.delete.text': 'Jobs of such groups can then not be imported any more. Jobs that exist stay.',
  'office.setup.deleting': 'Deleting …',
  'office.setup.deleted': 'Deleted.',
  'office.setup.not_deleted': 'Not deleted.',
  'office.setup.yes': 'Yes',
  'office.setup.no': 'No',

  'office.setup.languages': 'Languages',
  'office.setup.languages.about': 'Languages in which visitors book an assistant, with their surcharge.',
  'office.setup.languages.add': 'Add language',
  'office.setup.hint.language_price': 'Gross, on top of the price of the assistant.',
  'office.setup.hint.language_active': 'Visitors can book it.',
  'office.setup.airlines': 'Airlines',
  'office.setup.airlines.about': 'Airlines that are suggested when a flight number is typed.',
  'office.setup.airlines.add': 'Add airline',
  'office.setup.hint.airline_active': 'It is suggested.',
  'office.setup.group_prices': 'Airline groups',
  'office.setup.group_prices.about':
    'Net prices per job by which the jobs of airline groups are imported: one row for each code, range of persons and group of languages.',
  'office.setup.group_prices.add': 'Add price',
  'office.setup.hint.group_price_key':
    'Code, persons and languages, such as MEET 1-9 DE/EN or MEET 10-20 OTHER.',

  'office.setup.field.code': 'Code',
  'office.setup.field.name': 'Name',
  'office.setup.field.display_en': 'Name in English',
  'office.setup.field.display_de': 'Name in German',
  'office.setup.field.key': 'Key',
  'office.setup.field.agency_short': 'Agency',
  'office.setup.field.price': 'Price',
  'office.setup.field.active': 'Active',

  'office.setup.error.setup.price':
    'Please enter a price from 0.00 to 10,000.00 euros with at most two decimals.',
  'office.setup.error.setup.name': 'Please enter a name of at most 80 characters.',
  'office.setup.error.setup.taken': 'This exists already.',
  'office.setup.error.language.code': 'Please enter a language code, such as pt or pt-BR.',
  'office.setup.error.language.porter_only': 'This stands for jobs of porters: it cannot be booked.',
  'office.setup.error.airline.code': 'Please enter the two letters or digits of the IATA code.',
  'office.setup.error.group_price.key': 'Please enter code, persons and languages, such as MEET 1-9 DE/EN.',
  'office.setup.error.group_price.range':
    'The range of persons begins with 1 or more and ends with 9999 or less.',
  'office.setup.error.group_price.overlap':
    'Another row of this code and these languages has some of these persons.',
  'office.setup.error.group_price.agency': 'Please enter the short name of an agency.',
};
