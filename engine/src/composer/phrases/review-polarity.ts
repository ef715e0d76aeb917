// Praise and criticism in a review, clause by clause, so that a reply never thanks for a complaint or apologises for praise.
import { sentencesOf } from '@folio/contract/readability/sentences';
import type { ComposerLanguage } from '../../engine-types.ts';

interface Words {
  /** Beginnings of words of praise and of criticism. */
  good: string;
  bad: string;
  /** Turns the next words into their opposite. */
  not: string;
  /** Parts a sentence into what is praised and what is criticised. */
  but: string;
}

const lists: Record<ComposerLanguage, Words> = {
  en: {
    good: 'lovely great good nice excellent wonderful amazing fantastic perfect beautiful friendly kind helpful clean delicious tasty superb charming cosy cozy comfortabl quiet spotless outstanding brilliant attentive fast quick love loved enjoy recommend best fresh welcoming spacious happy pleasant',
    bad: 'cold dirty rude slow late closed broken broke loud noisy expensive overpriced terrible awful horrible bad poor worst disappoint stale burnt undercooked overcooked missing wrong unfriendly smell smelt smelly stain leak ignored waited never cramped tiny dusty mould mold damaged defect lukewarm tasteless bland soggy dry uncomfortabl unhelpful shame unfortunately sadly complain chaos filthy dated freezing faulty scratched tore torn unusable refused crowded lacking boring problem problems',
    not: "not no never n't nothing hardly barely without",
    but: 'but however although though yet except unfortunately sadly whereas while',
  },
  de: {
    good: 'schön gut toll super lecker freundlich nett sauber hervorragend ausgezeichnet wunderbar perfekt herrlich köstlich gemütlich bequem ruhig aufmerksam hilfsbereit zuvorkommend schnell empfehl liebevoll großartig klasse prima frisch herzlich geräumig zufrieden angenehm fantastisch',
    bad: 'kalt schmutzig dreckig unfreundlich langsam spät geschlossen kaputt defekt laut teuer überteuert schlecht furchtbar schrecklich enttäusch leider fad geschmacklos verbrannt trocken fehlt fehlte falsch stink stank muffig fleck undicht ignoriert gewartet warten mussten lauwarm winzig eng staub schimmel beschädigt zerkratzt unbequem chaos chaotisch unverschämt mangel mangelhaft ärger verspätet abgesagt durchgelegen unhöflich beschwer katastroph',
    not: 'nicht kein keine keinen keiner nie niemals nichts kaum ohne',
    but: 'aber jedoch allerdings leider doch obwohl nur während hingegen dagegen',
  },
  it: {
    good: 'bell ottim buon eccellent meraviglios fantastic perfett squisit delizios gentil cordial simpatic pulit splendid accoglient comod tranquill attent veloc consigli disponibil stupend magnific fresc spazios content piacevol superb',
    bad: 'fredd sporc scortes maleducat lent ritard chius rott guast rumoros car costos pessim orribil terribil delus brutt cattiv scars insipid bruciat secc manca mancava sbagliat puzza macchi ignorat aspettat attesa scomod piccolissim polver muffa danneggiat difettos purtroppo peccato caos tiepid stantio vergogn problem lament',
    not: 'non nessun nessuno nessuna mai niente nulla senza',
    but: 'ma però tuttavia purtroppo peccato anche-se invece mentre',
  },
  es: {
    good: 'bonit precios buen excelent maravillos fantástic perfect delicios ric amable simpátic limpi espléndid acogedor cómod tranquil atent rápid recomend encanta encantó estupend genial magnífic fresc ampli content agradabl',
    bad: 'frí suci maleducad grosser lent tarde retras cerrad rot averiad ruid car mal mala malo peor pésim horribl terribl decepcion desagradabl sos quemad sec falta faltaba equivocad huel olía mancha ignorad esper incómod diminut polvo moho dañad defectuos lástima desgraciadamente caos tibi problem quej vergüenza',
    not: 'no ningún ninguna nunca jamás nada sin tampoco',
    but: 'pero sin-embargo aunque lástima desgraciadamente salvo mientras',
  },
  fr: {
    good: 'beau belle bon bonne excellent merveilleu fantastiqu parfait délicieu superbe charmant gentil aimable sympathiqu accueillant propre splendid confortabl calme attenti rapide recommand ador magnifique agréabl copieu frais spacieu ravi content impeccabl',
    bad: 'froid sale impoli désagréabl lent tard retard fermé cassé panne bruyant bruit cher chère mauvais pire horribl terribl déçu décev décept fade brûlé sec sèche manqu erreur odeur pue tache ignoré attendu attendre attente inconfortabl minuscule poussi moisi abîmé défectueu malheureusement dommage chaos tiède problème plain honte',
    not: 'pas aucun aucune jamais rien sans ni',
    but: 'mais cependant toutefois pourtant malheureusement dommage bien-que sauf tandis',
  },
  'pt-BR': {
    good: 'bonit lind bom boa ótim excelent maravilhos fantástic perfeit delicios gostos gentil simpátic educad limp acolhedor confortáv tranquil atencios atent rápid recomend ador amei incrív magnífic fresc amplo ampla content agradáv',
    bad: 'fri suj grosseir mal-educad lent demor atras fechad quebrad barulh car ruim ruins pior péssim horrív terrív decepcion desagradáv sem-gosto queimad seca seco falta faltou errad fedor cheir manch ignorad esper desconfortáv minúscul poeira mofo danificad defeit infelizmente pena caos morn problem reclam vergonh',
    not: 'não nenhum nenhuma nunca jamais nada sem nem',
    but: 'mas porém contudo infelizmente pena embora exceto enquanto',
  },
};

const anyOf = (words: string, end: string) =>
  new RegExp(
    `(?<!\\p{L})(?:${words
      .split(' ')
      .map((word) => word.replaceAll('-', '[ -]'))
      .join('|')})${end}`,
    'giu',
  );

const patterns = Object.fromEntries(
  Object.entries(lists).map(([language, { good, bad, not, but }]) => [
    language,
    {
      good: anyOf(good, ''),
      bad: anyOf(bad, ''),
      not: new RegExp(`(?:(?<!\\p{L})(?:${not.replace(" n't", '').split(' ').join('|')})(?!\\p{L})|n['’]t(?!\\p{L}))`, 'iu'),
      but: new RegExp(
        `(?<!\\p{L})(?=(?:${but
          .split(' ')
          .map((word) => word.replaceAll('-', ' '))
          .join('|')})(?!\\p{L}))`,
        'iu',
      ),
    },
  ]),
) as Record<ComposerLanguage, Record<'good' | 'bad' | 'not' | 'but', RegExp>>;

// A negation reaches over these characters: "was not very friendly".
const reach = 28;

export type Polarity = 'praise' | 'criticism' | 'neutral';

/** One clause of a review and how it is meant. */
export interface Clause {
  text: string;
  polarity: Polarity;
}

function polarityOf(clause: string, language: ComposerLanguage): Polarity {
  const { good, bad, not } = patterns[language];
  const isNegated = (index: number) => not.test(clause.slice(Math.max(0, index - reach), index));
  const goods = [...clause.matchAll(good)].map(({ index }) => isNegated(index));
  const bads = [...clause.matchAll(bad)].map(({ index }) => isNegated(index));
  // "Not good" is criticism; "not expensive" is no praise that one could be sure of.
  if (goods.includes(true) || bads.includes(false)) return 'criticism';
  return goods.includes(false) ? 'praise' : 'neutral';
}

/** The review clause by clause. */
export function clausesOf(review: string, language: ComposerLanguage): Clause[] {
  return sentencesOf(review, language)
    .flatMap((sentence) => sentence.split(/[;:–—]\s+|,\s+(?=\S+\s+\S+\s+\S+)/u))
    .flatMap((part) => part.split(patterns[language].but))
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
    .map((text) => ({ text, polarity: polarityOf(text, language) }));
}

/** A clause as it can be quoted: without the word that joined it to the one before, without its end mark. */
export function quotable(clause: string, language: ComposerLanguage): string {
  const joined = new RegExp(
    `^(?:${lists[language].but.split(' ').join('|').replaceAll('-', ' ')}|and|und|e|y|et)(?!\\p{L})[\\s,]*`,
    'iu',
  );
  return clause.replace(joined, '').replace(/[.,!?;:\s]+$/u, '');
}
