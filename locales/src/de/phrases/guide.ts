import type { GuidePhrases } from '../../en/phrases/guide.ts';

const guide: GuidePhrases = {
  tone: (brand, tones) => `Der Ton von ${brand}: ${tones}.`,
  values: (values) => `Wofür die Marke steht, in eigenen Worten: ${values}.`,
  audience: (audience) => `Leserschaft: ${audience}.`,
  basis: (sentences, words) => `Gemessen an Textproben von ${words} Wörtern (Sätze: ${sentences}).`,
  samplesMissing: 'weitere Textproben; eine Stimme zeigt sich ab etwa vierzig Wörtern.',
  person: {
    we: {
      trait: 'Spricht als „wir“',
      rule: 'Die Marke spricht von sich als „wir“.',
      not: 'Nicht mitten im Text zu „ich“ wechseln.',
    },
    i: {
      trait: 'Spricht als „ich“',
      rule: 'Es spricht eine Person, als „ich“.',
      not: 'Die Person nicht hinter einem „wir“ verstecken.',
    },
    they: {
      trait: 'Nennt sich beim Namen',
      rule: 'Die Marke wird beim Namen genannt; „wir“ und „ich“ kommen kaum vor.',
      not: 'Nicht ins „wir“ rutschen.',
    },
  },
  weAsOn: {
    trait: 'Spricht als „on“',
    rule: 'Die Marke spricht von sich als „on“.',
    says: 'Vom Unternehmen als „on“ sprechen',
    not: 'Nicht mitten im Text zu „je“ wechseln.',
  },
  address: {
    trait: 'Spricht die Leser an',
    direct: (form) => `Die Leser werden direkt angesprochen, mit „${form}“.`,
    none: 'Die Leser werden nicht direkt angesprochen.',
    not: (form) => `Die Anrede nicht wechseln: Es bleibt bei „${form}“.`,
  },
  sentences: {
    short: 'Kurze Sätze',
    middle: 'Mittellange Sätze',
    long: 'Lange Sätze',
    measured: (usual, shortest, longest) =>
      `Ein üblicher Satz hat ${usual} Wörter, der kürzeste ${shortest}, der längste ${longest}.`,
    varied: 'Kurze und lange wechseln sich ab.',
    even: 'Sie sind etwa gleich lang.',
    typical: (quote) => `Typisch: ${quote}`,
  },
  questions: { trait: 'Fragt die Leser', not: (count, of) => `Nicht öfter als in den Proben: ${count} in ${of} Sätzen.` },
  figures: { trait: 'Nennt Zahlen', not: 'Kein „viele“ oder „schnell“, wo eine Zahl bekannt ist.' },
  calm: {
    trait: 'Wird nicht laut',
    measured: (sentences) => `Kein Ausrufezeichen in ${sentences} Sätzen.`,
    rule: 'Die Aussage wirken lassen.',
  },
  proof: (quote) => `Beleg: ${quote}`,
  marks: {
    exclamations: (count, of) => `Ausrufezeichen: ${count} in ${of} Sätzen.`,
    questions: (count, of) => `Fragen: ${count} in ${of} Sätzen.`,
    noSemicolons: 'Keine Semikolons.',
    semicolons: (quote) => `Semikolons verbinden, was zusammengehört: ${quote}`,
    dashes: (quote) => `Gedankenstriche kommen vor: ${quote}`,
    noDashes: 'Keine Gedankenstriche.',
    figures: (quote) => `Zahlen in Ziffern kommen vor: ${quote}`,
    noEmojis: 'Keine Emojis.',
    emojis: 'Emojis kommen vor.',
    lists: 'Aufzählungen mit Punkten kommen vor.',
  },
  channels: [
    {
      name: 'Website',
      guidance: (usual, hasWords) =>
        `${hasWords ? 'Person, Anrede und Lieblingswörter' : 'Person und Anrede'} bleiben. Sätze um ${usual} Wörter.`,
    },
    {
      name: 'Newsletter',
      guidance: () => 'Person und Anrede bleiben. Ein Thema je Abschnitt; der erste Satz sagt, worum es geht.',
    },
    { name: 'Social Media', guidance: () => 'Person und Anrede bleiben. Die kürzesten Sätze der Marke eröffnen den Beitrag.' },
  ],
};

export default guide;
