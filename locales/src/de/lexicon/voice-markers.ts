import type english from '../../en/lexicon/voice-markers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  formalPhrase: /(?!)/u,
  familiarPhrase:
    /(?:^|[.!?:]\s+)(?:Kommt|Schaut|Bringt|Probiert|Meldet|Ruft|Schreibt|Holt|Macht|Nehmt|Geht|Lasst|Entdeckt|Besucht|Feiert|Trinkt)(?!\p{L})/u,
  formalAddress: 'sie ihnen ihr ihre ihren ihrem ihrer ihres',
  informalAddress: 'du dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem eurer',
  isFormalCapitalised: true,
  we: 'wir uns unser unsere unseren unserem unserer unseres',
  weVerb: /(?!)/u,
  i: 'ich mich mir mein meine meinen meinem meiner meines',
  stiff: 'hiermit diesbezüglich gemäß hinsichtlich bezüglich nachfolgend vorstehend zwecks mittels sowie ferner demnach jedoch',
  loose: 'hey hi na mega cool echt super krass klar halt mal einfach tschüss hallo los jetzt',
} satisfies ShapeOf<typeof english>;
