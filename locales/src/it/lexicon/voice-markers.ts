import type english from '../../en/lexicon/voice-markers.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  formalPhrase: /(?!)/u,
  familiarPhrase: /(?:^|[.!?:]\s+)(?:Vieni|Venite|Scopri|Scoprite|Prova|Provate|Assaggiate)(?!\p{L})/u,
  formalAddress: 'lei la le suo sua suoi sue',
  informalAddress: 'tu te ti tuo tua tuoi tue voi vi vostro vostra vostri vostre',
  isFormalCapitalised: true,
  we: 'noi ci nostro nostra nostri nostre',
  weVerb: /^(?!richiamo)\p{L}*(?:iamo|[aei]vamo)$|^(?:sar|avr|far|dar|star|andr|verr|potr|dovr|vorr)emo$/u,
  i: 'io mio mia miei mie',
  stiff: 'pertanto altresì inoltre suddetto mediante nonché qualora ivi presso codesto',
  loose: 'ciao dai super bello forte mega insomma ok',
} satisfies ShapeOf<typeof english>;
