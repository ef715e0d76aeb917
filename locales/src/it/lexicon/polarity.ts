import type english from '../../en/lexicon/polarity.ts';
import type { Words } from '../../words.ts';

export default {
  good: 'bell ottim buon eccellent meraviglios fantastic perfett squisit delizios gentil cordial simpatic pulit splendid accoglient comod tranquill attent veloc consigli disponibil stupend magnific fresc spazios content piacevol superb',
  bad: 'fredd sporc scortes maleducat lent ritard chius rott guast rumoros car costos pessim orribil terribil delus brutt cattiv scars insipid bruciat secc manca mancava sbagliat puzza macchi ignorat aspettat attesa scomod piccolissim polver muffa danneggiat difettos purtroppo peccato caos tiepid stantio vergogn problem lament',
  not: 'non nessun nessuno nessuna mai niente nulla senza',
  but: 'ma però tuttavia purtroppo peccato anche-se invece mentre',
} satisfies Words<typeof english>;
