import type { GuidePhrases } from '../../en/phrases/guide.ts';

const guide: GuidePhrases = {
  tone: (brand, tones) => `Il tono di ${brand}: ${tones}.`,
  values: (values) => `I valori, con parole proprie: ${values}.`,
  audience: (audience) => `A chi si rivolge: ${audience}.`,
  basis: (sentences, words) => `Misurato su campioni di ${words} parole (frasi: ${sentences}).`,
  samplesMissing: 'altri testi di esempio; una voce si riconosce da una quarantina di parole.',
  person: {
    we: {
      trait: 'Parla come «noi»',
      rule: 'Il marchio parla di sé come «noi».',
      not: 'Non passare a «io» a metà del testo.',
    },
    i: {
      trait: 'Parla come «io»',
      rule: 'Parla una persona, in prima persona.',
      not: 'Non nascondere la persona dietro un «noi».',
    },
    they: {
      trait: 'Si chiama per nome',
      rule: 'Il marchio è chiamato per nome; «noi» e «io» quasi non compaiono.',
      not: 'Non scivolare nel «noi».',
    },
  },
  weAsOn: {
    trait: 'Parla come «on»',
    rule: 'Il marchio parla di sé come «on».',
    says: 'Parlare dell’azienda come «on»',
    not: 'Non passare a «je» a metà del testo.',
  },
  address: {
    trait: 'Si rivolge a chi legge',
    direct: (form) => `Si rivolge direttamente a chi legge, con «${form}».`,
    none: 'Non si rivolge direttamente a chi legge.',
    not: (form) => `Non cambiare forma: si resta a «${form}».`,
  },
  sentences: {
    short: 'Frasi brevi',
    middle: 'Frasi di media lunghezza',
    long: 'Frasi lunghe',
    measured: (usual, shortest, longest) =>
      `Una frase tipica conta ${usual} parole, la più breve ${shortest}, la più lunga ${longest}.`,
    varied: 'Frasi brevi e lunghe si alternano.',
    even: 'Le lunghezze si somigliano.',
    typical: (quote) => `Tipica: ${quote}`,
  },
  questions: { trait: 'Fa domande', not: (count, of) => `Non più spesso che nei campioni: ${count} su ${of} frasi.` },
  figures: { trait: 'Porta cifre', not: 'Niente «molti» o «veloce» dove la cifra è nota.' },
  calm: {
    trait: 'Non alza la voce',
    measured: (sentences) => `Nessun punto esclamativo in ${sentences} frasi.`,
    rule: 'Lasciare che siano i fatti a pesare.',
  },
  proof: (quote) => `Esempio: ${quote}`,
  marks: {
    exclamations: (count, of) => `Punti esclamativi: ${count} su ${of} frasi.`,
    questions: (count, of) => `Domande: ${count} su ${of} frasi.`,
    noSemicolons: 'Niente punti e virgola.',
    semicolons: (quote) => `Il punto e virgola unisce ciò che va insieme: ${quote}`,
    dashes: (quote) => `Compaiono trattini: ${quote}`,
    noDashes: 'Niente trattini.',
    figures: (quote) => `Compaiono cifre: ${quote}`,
    noEmojis: 'Niente emoji.',
    emojis: 'Compaiono emoji.',
    lists: 'Compaiono elenchi puntati.',
  },
  channels: [
    {
      name: 'Sito web',
      guidance: (usual, hasWords) =>
        `${hasWords ? 'Persona, modo di rivolgersi e parole preferite' : 'Persona e modo di rivolgersi'} restano. Frasi di circa ${usual} parole.`,
    },
    {
      name: 'Newsletter',
      guidance: () => 'Persona e modo di rivolgersi restano. Un tema per sezione; la prima frase dice di che cosa si parla.',
    },
    {
      name: 'Social media',
      guidance: () => 'Persona e modo di rivolgersi restano. Le frasi più brevi del marchio aprono il post.',
    },
  ],
};

export default guide;
