// Languages by their names in the reader's language, also those that a browser does not know.

/** CLDR takes Twi for Akan and would list that name twice. The same in all six languages. */
const ownNames: Record<string, string> = { tw: 'Twi' };

/** English names of the languages of the translation tools that Chromium's own data leaves out. */
const englishNames: Record<string, string> = {
  fur: 'Friulian',
  lij: 'Ligurian',
  lmo: 'Lombard',
  vec: 'Venetian',
  sc: 'Sardinian',
  scn: 'Sicilian',
  li: 'Limburgish',
  szl: 'Silesian',
  arz: 'Egyptian Arabic',
  ary: 'Moroccan Arabic',
  apc: 'Levantine Arabic',
  mag: 'Magahi',
  awa: 'Awadhi',
  hne: 'Chhattisgarhi',
  ks: 'Kashmiri',
  min: 'Minangkabau',
  ace: 'Acehnese',
  ban: 'Balinese',
  bjn: 'Banjar',
  bug: 'Buginese',
  pag: 'Pangasinan',
  war: 'Waray',
  pap: 'Papiamento',
  tpi: 'Tok Pisin',
  fj: 'Fijian',
  ty: 'Tahitian',
  bo: 'Tibetan',
  dz: 'Dzongkha',
  ba: 'Bashkir',
  crh: 'Crimean Tatar',
  rn: 'Rundi',
  lua: 'Luba-Lulua',
  kg: 'Kongo',
  luo: 'Luo',
  bem: 'Bemba',
  ss: 'Swati',
  ve: 'Venda',
  ff: 'Fula',
  fon: 'Fon',
  kab: 'Kabyle',
  zgh: 'Standard Moroccan Tamazight',
  sg: 'Sango',
  kea: 'Kabuverdianu',
  kmb: 'Kimbundu',
  tum: 'Tumbuka',
  umb: 'Umbundu',
  kac: 'Kachin',
  shn: 'Shan',
  sat: 'Santali',
};

/** Making one takes far longer than asking it, and a list of languages asks two hundred times. */
const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const made =
    displayNames.get(language) ??
    new Intl.DisplayNames([language], { type: 'language', languageDisplay: 'standard', fallback: 'none' });
  displayNames.set(language, made);
  return made;
}

/** A language's name in the reader's language, with a capital, as it is in lists. */
export function languageName(code: string, language: string): string {
  const name = ownNames[code] ?? namesIn(language).of(code) ?? englishNames[code] ?? code;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
