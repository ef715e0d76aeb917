import type { TonePhrases } from '../../en/phrases/tone.ts';
import { insideSentence } from '../../writing/inside-sentence.ts';
import { audienceWithArticle } from '../articles-of-words.ts';

const small = (text: string) => insideSentence(text, 'it');

const tone: TonePhrases = {
  audience: (audience) => audienceWithArticle(small(audience)),
  event: {
    on: (days, isSeveral) =>
      isSeveral ? `dal ${days.replace(/\s*[–-]\s*/u, ' al ')}` : `${/^(?:8|11)\b/.test(days) ? 'l’' : 'il '}${days}`,
    expect: 'Che cosa c’è in programma:',
  },
  job: {
    role: (job) => small(job),
    at: (town) => ` ${/^A/iu.test(town) ? 'ad' : 'a'} ${town}`,
  },
  product: {
    named: (product) => product,
    facts: {
      weight: { name: /^peso$/i, sentence: (value) => `Pesa ${value}.` },
      material: { name: /^material[ei]$/i, sentence: (value) => `È in ${small(value)}.` },
      volume: { name: /^(?:volume|capacità|capienza)$/i, sentence: (value) => `Contiene ${value}.` },
      length: { name: /^lunghezza$/i, sentence: (value) => `La lunghezza è di ${value}.` },
      width: { name: /^larghezza$/i, sentence: (value) => `La larghezza è di ${value}.` },
      height: { name: /^altezza$/i, sentence: (value) => `L’altezza è di ${value}.` },
      colour: { name: /^colore$/i, sentence: (value) => `Il colore è ${small(value)}.` },
      size: {
        name: /^(?:misure|dimensioni|taglia)$/i,
        sentence: (value) => (/\d/.test(value) ? `Misura ${value}.` : `La taglia è ${value}.`),
      },
      guarantee: { name: /^garanzia$/i, sentence: (value) => `La garanzia è di ${value}.` },
      load: { name: /^(?:portata|carico(?: massimo)?)$/i, sentence: (value) => `Regge ${value}.` },
      battery: { name: /^(?:batteria|autonomia)$/i, sentence: (value) => `L’autonomia è di ${value}.` },
      frame: { name: /^(?:struttura|telaio)$/i, sentence: (value) => `La struttura è in ${small(value)}.` },
    },
    verbs: {
      opens:
        /^(?:si \p{L}+|mantiene|tiene|entra|protegge|funziona|resiste|asciuga|taglia (?:il|la|i|le|gli|l’|anche)|mostra|misura (?:il|la|i|le|l’)|pulisce|scalda|raffredda|dura|pesa|sta|regge|contiene|permette|riconosce|filtra|collega|salva|ruota)\s/iu,
      subject: '',
    },
    predicate: (feature) =>
      /^(?:fatt[oaie]|prodott[oaie]|realizzat[oaie]|cucit[oaie]|tessut[oaie]|adatt[oaie]|lavabil[ei]|resistent[ei]|impermeabil[ei]|pieghevol[ei]|regolabil[ei]|ideal[ei]|certificat[oaie])(?:\s|$)/iu.test(
        feature,
      )
        ? `È ${feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '')}.`
        : '',
    clause: () => '',
  },
  menu: {
    at: (restaurant) => `da ${restaurant}`,
    cuisine: (cuisine) =>
      /^(?!cucina)\p{L}+(?:ese|ana|ina|ale|ica|ure|ona|ola|arda|ene)(?=\s|$)/iu.test(cuisine)
        ? `cucina ${small(cuisine)}`
        : small(cuisine),
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Veda tutti i dettagli.', 'Si informi ora.', 'Chieda i dettagli.']
        : ['Vedi tutti i dettagli.', 'Informati ora.', 'Chiedi i dettagli.'],
    warm: (formal) =>
      formal
        ? ['Venga a conoscerci.', 'Ci scriva.', 'Ne parli con noi.']
        : ['Vieni a conoscerci.', 'Scrivici.', 'Parlane con noi.'],
    bold: (formal) =>
      formal
        ? ['Scopra di più ora.', 'Ci contatti oggi.', 'Lo veda di persona.']
        : ['Scopri di più ora.', 'Contattaci oggi.', 'Vieni a vedere.'],
  },
};

export default tone;
