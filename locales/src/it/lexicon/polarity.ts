import type english from '../../en/lexicon/polarity.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  good: 'bell ottim buon eccellent meraviglios fantastic perfett squisit delizios gentil cordial simpatic pulit splendid accoglient comod tranquill attent veloc consigli disponibil stupend magnific fresc spazios content piacevol superb favolos impeccabil educat profession puntual affidabil modern entusiast curat eccezional premuros competent preparat efficient in-orario',
  bad: 'fredd sporc scortes maleducat lent[oai]! ritard chius rott guast rumoros car[oaie]! costos pessim orribil terribil delus brutt cattiv scars insipid bruciat secc(?!h) manca mancava sbagliat puzza macchi ignorat aspettat attesa scomod piccolissim polver muffa danneggiat difettos purtroppo peccato caos tiepid stantio vergogn problem lament dimentic scarafagg pericolos fregatura trascurat salat cancellat ingannev debole inutilizzabil peggior consumat rovinat incubo mediocr immangiabil spifferi nessuno-ci nessuno-ha pareti-sottili capello-nel costi-nascosti ancora-crud untuos unica-pecca unico-neo un-po’-vecch troppo-vecch',
  praise:
    'non-poteva-essere-più non-potevano-essere-più non-avrebbe-potuto-essere mai-mangiato-meglio mai-dormito-meglio niente-da-ridire nulla-da-ridire niente-da-eccepire nessun-problema nessuna-lamentela senza-problemi nessun-difetto',
  not: 'non nessun nessuno nessuna mai niente nulla senza',
  but: 'ma però tuttavia purtroppo peccato anche-se invece mentre',
  hanging: 'che perché quando se dove',
} satisfies ShapeOf<typeof english>;
