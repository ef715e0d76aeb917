// What tells, in each language, whom a text speaks for and how it speaks to its reader. Lower case; forms that mean several things are left out.
import type { VoiceLanguage } from '@folio/contract/brand-voices';

export interface VoiceMarkers {
  /** Words that address the reader politely or familiarly; in English one form serves both, so it only shows that the reader is addressed. */
  formalAddress: ReadonlySet<string>;
  informalAddress: ReadonlySet<string>;
  /** True where only a capital letter parts the polite form from another word (German "Sie"). */
  isFormalCapitalised: boolean;
  we: ReadonlySet<string>;
  i: ReadonlySet<string>;
  /** Words of official prose. */
  stiff: ReadonlySet<string>;
  /** Words of talk among friends. */
  loose: ReadonlySet<string>;
}

const set = (words: string) => new Set(words.split(' '));

export const voiceMarkers: Record<VoiceLanguage, VoiceMarkers> = {
  en: {
    formalAddress: set(''),
    informalAddress: set('you your yours yourself'),
    isFormalCapitalised: false,
    we: set('we our ours us ourselves'),
    i: set('i my mine me myself'),
    stiff: set(
      'furthermore moreover therefore hereby herein thus pursuant regarding concerning utilise utilize endeavour shall whom accordingly notwithstanding aforementioned commence facilitate',
    ),
    loose: set(
      "hey hi yeah yep nope awesome cool stuff guys gonna wanna kinda super totally folks yay pals it's we're you're don't can't let's that's",
    ),
  },
  de: {
    formalAddress: set('sie ihnen ihr ihre ihren ihrem ihrer ihres'),
    informalAddress: set('du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem eurer'),
    isFormalCapitalised: true,
    we: set('wir uns unser unsere unseren unserem unserer unseres'),
    i: set('ich mich mir mein meine meinen meinem meiner meines'),
    stiff: set(
      'hiermit diesbezüglich gemäß hinsichtlich bezüglich nachfolgend vorstehend zwecks mittels sowie ferner demnach jedoch',
    ),
    loose: set('hey hi na mega cool echt super krass klar halt mal einfach tschüss hallo los jetzt'),
  },
  es: {
    formalAddress: set('usted ustedes'),
    informalAddress: set('tú te ti tu tus contigo tuyo tuya vosotros vosotras os vuestro vuestra vuestros vuestras'),
    isFormalCapitalised: false,
    we: set('nosotros nosotras nos nuestro nuestra nuestros nuestras'),
    i: set('yo mi mis mío mía conmigo'),
    stiff: set('asimismo mediante conforme dicho dicha presente referente relativo efectos cabe'),
    loose: set('hola genial guay vale mola súper chulo venga claro'),
  },
  it: {
    formalAddress: set('lei suo sua suoi sue'),
    informalAddress: set('tu te ti tuo tua tuoi tue voi vi vostro vostra vostri vostre'),
    isFormalCapitalised: true,
    we: set('noi ci nostro nostra nostri nostre'),
    i: set('io mio mia miei mie'),
    stiff: set('pertanto altresì inoltre suddetto mediante nonché qualora ivi presso codesto'),
    loose: set('ciao dai super bello forte mega insomma ok'),
  },
  fr: {
    formalAddress: set('vous votre vos vôtre vôtres'),
    informalAddress: set('tu te toi ton ta tes tien tienne'),
    isFormalCapitalised: false,
    we: set('nous notre nos nôtre nôtres'),
    i: set('je moi mon ma mes'),
    stiff: set('néanmoins toutefois conformément ainsi notamment susmentionné relatif veuillez afin dont'),
    loose: set('salut super génial cool hop sympa top bref ok'),
  },
};
