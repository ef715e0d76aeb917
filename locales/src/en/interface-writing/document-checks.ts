// What a person checks in a model's text before it is used.
export default {
  title: 'Not in your sources',
  lead: 'Your input and your sources do not contain these. Check each one before you use the text.',
  none: 'No figure, name, date, certificate or link without a source.',
  failed: 'The checks could not be loaded',
  show: 'Show in the text',
  confirm: 'Confirm',
  confirmLabel: 'Confirm {{claim}}',
  ordered: 'As ordered',
  kinds: {
    figure: 'Figure',
    date: 'Date',
    name: 'Name',
    certificate: 'Certificate or award',
    link: 'Link',
  },
  checks: {
    length: {
      met: '{{came}} words, {{asked}} ordered',
      unmet: '{{came}} words, {{asked}} ordered',
    },
    amount: {
      met: '{{came}} of {{asked}} items',
      unmet: '{{came}} of {{asked}} items',
    },
    language: {
      met: 'Written in {{asked}}',
      unmet: 'Looks like {{came}}, ordered in {{asked}}',
    },
    placeholders: {
      met: 'No placeholders left',
      unmet: 'Placeholders to fill in',
    },
    headings: {
      met: 'Confirmed headings kept, in order',
      unmet: 'Confirmed headings that are missing or out of order',
    },
    voice: {
      met: 'Keeps the word rules of the brand voice',
      unmet: 'Breaks the word rules of the brand voice',
    },
    competitors: {
      met: 'No competitor named',
      unmet: 'Competitors named',
    },
  },
  opinion: {
    title: 'Second opinion',
    lead: 'A model reads the text by a rubric of its kind and lists what is wrong or doubtful. It changes nothing.',
    of: 'Version {{version}}, read by {{model}}, {{at}}',
    none: 'No remarks.',
    ask: 'Get a second opinion',
    askAnother: 'Get another opinion',
    price: '{{credits}}, read by {{model}}',
    reading: 'Reading the text…',
    topics: {
      facts: 'Facts',
      limits: 'Limits',
      voice: 'Voice',
      purpose: 'Purpose',
      language: 'Language',
    },
  },
};
