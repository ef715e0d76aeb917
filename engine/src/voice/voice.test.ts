import { type VoiceLanguage, type VoiceProfile, voiceProfileSchema } from '@folio/contract/brand-voices';
import { describe, expect, it } from 'vitest';
import { analyseVoice } from './analyse-voice.ts';
import { brokenRules, reportVoice } from './voice-report.ts';

// Written for these tests, each with manners of its own.
const texts: Record<VoiceLanguage, { formal: string; casual: string }> = {
  en: {
    casual:
      "Hey! We're baking again. Our bread's super fresh, and you'll love it! Don't wait, come by and grab a loaf. You can't miss us: we're right by the park. Let's have a coffee! Your first bread is on us, folks. It's that easy!",
    formal:
      'The foundation publishes its annual report pursuant to the statutes adopted in 1998. Furthermore, the auditors have examined the accounts regarding the completeness of the recorded obligations. The report is accordingly submitted to the general assembly, which shall decide upon its acceptance within ninety days of publication.',
  },
  de: {
    casual:
      'Hey, schön dass du da bist! Wir backen dir jeden Morgen frisches Brot. Hol dir dein Lieblingsbrot bei uns um die Ecke. Wir machen das einfach gern. Komm vorbei, dein Kaffee wartet schon! Unser Brot ist super knusprig, und du bekommst es noch warm.',
    formal:
      'Wir freuen uns, dass Sie sich für unsere Beratung interessieren. Gemäß den Vorschriften erhalten Sie vor dem ersten Gespräch eine Übersicht der Kosten. Wenn Sie Fragen haben, erreichen Sie unsere Kanzlei unter der angegebenen Nummer. Bezüglich der Fristen beraten wir Sie sowie Ihre Angehörigen jederzeit.',
  },
  es: {
    casual:
      '¡Hola! Nosotros horneamos cada día para ti. Ven a vernos con tu familia y prueba nuestro pan. Te va a encantar, ¡es genial! Tú eliges el sabor y nosotros te lo damos calentito. Nuestra tienda está cerca de tu casa y abre muy pronto.',
    formal:
      'La fundación publica su informe anual conforme a los estatutos aprobados en 1998. Asimismo, los auditores han examinado las cuentas mediante los procedimientos establecidos. Si usted desea recibir dicho informe, puede solicitarlo en la secretaría durante el presente ejercicio. La entrega se realiza conforme a los plazos vigentes.',
  },
  it: {
    casual:
      'Ciao! Noi sforniamo pane ogni mattina per te. Vieni a trovarci con i tuoi amici, il nostro caffè è super! Tu scegli il pane e noi te lo teniamo caldo. Dai, passa anche oggi, la tua focaccia è pronta. Noi ti aspettiamo con un sorriso.',
    formal:
      'La fondazione pubblica la relazione annuale secondo lo statuto approvato nel 1998. I revisori hanno altresì esaminato i conti mediante le procedure previste dal regolamento. Qualora desideri ricevere la relazione, possiamo inviarla a Lei oppure al Suo studio entro trenta giorni. Il suddetto termine decorre dalla richiesta.',
  },
  fr: {
    casual:
      'Salut ! Nous cuisons le pain chaque matin pour toi. Viens nous voir avec tes amis, notre café est super ! Tu choisis ta baguette et nous te la gardons au chaud. Bref, passe quand tu veux, ton croissant est prêt. Nous avons gardé une place pour toi.',
    formal:
      'La fondation publie son rapport annuel conformément aux statuts adoptés en 1998. Les commissaires ont notamment examiné les comptes afin de vérifier les obligations inscrites. Si vous souhaitez recevoir ce rapport, veuillez adresser votre demande au secrétariat, qui vous le transmettra. Toutefois, les annexes sont réservées aux membres.',
  },
};

describe.each(Object.entries(texts) as [VoiceLanguage, (typeof texts)['en']][])(
  'a voice in %s',
  (language, { casual, formal }) => {
    const profiles = { casual: analyseVoice(casual, language), formal: analyseVoice(formal, language) };
    it('distinguishes casual from formal', () => {
      expect(profiles.casual?.formality).toBe('casual');
      expect(profiles.formal?.formality).toBe('formal');
    });
    it('finds how the reader is addressed and who speaks', () => {
      expect(profiles.casual?.address).toBe('informal');
      expect(profiles.formal?.address).toBe(language === 'en' ? 'none' : 'formal');
      expect(profiles.casual?.person).toBe('we');
    });
    it('measures rhythm and exclamation marks', () => {
      expect(profiles.casual?.sentence_words).toBeLessThan(profiles.formal?.sentence_words ?? 0);
      expect(profiles.formal?.exclamation_marks).toBe('never');
      expect(profiles.casual?.exclamation_marks).not.toBe('never');
    });
    it('quotes whole sentences of the text and advises in its language', () => {
      for (const line of profiles.casual?.sample_lines ?? []) expect(casual).toContain(line);
      expect(profiles.casual?.sample_lines.length).toBeGreaterThanOrEqual(2);
      expect(profiles.casual?.do.length).toBeGreaterThanOrEqual(3);
    });
    it('finds its own text in tune, and that of the other manner out of tune', () => {
      const own = reportVoice(casual, profiles.casual as VoiceProfile, language);
      const other = reportVoice(casual, profiles.formal as VoiceProfile, language);
      expect(own.score).toBeGreaterThanOrEqual(90);
      expect(other.score).toBeLessThan(own.score - 20);
    });
  },
);

describe('analysis', () => {
  it('keeps the words a text comes back to, nouns with their capital', () => {
    const text = `${texts.de.casual} Brot ist unser Handwerk, und gutes Brot braucht Zeit. Das Brot ruht, das Brot reift.`;
    expect(analyseVoice(text, 'de')?.vocabulary).toContain('Brot');
  });
  it('does not judge a line or two', () => {
    expect(analyseVoice('We bake. You eat.', 'en')).toBeNull();
  });
});

describe('blocking rules', () => {
  const profile = voiceProfileSchema.parse({ must_use: ['Meyer & Söhne'], never_use: ['cheap', 'best in class', 'öko'] });
  it('find forbidden words whole, in any case, over line ends, with their line', () => {
    const findings = brokenRules('Meyer & Söhne\nOur CHEAP bread.\nThe best  in class loaf.\nÖkologisch gebacken.', profile);
    expect(findings.map(({ kind, detail, line }) => [kind, detail, line])).toEqual([
      ['never_use', 'cheap', 'Our CHEAP bread.'],
      ['never_use', 'best in class', 'The best  in class loaf.'],
    ]);
  });
  it('name what is missing as a whole', () => {
    expect(brokenRules('Meyer und Söhne', profile)).toEqual([
      { kind: 'must_use', line: '', detail: 'Meyer & Söhne', isBlocking: true },
    ]);
  });
  it('take words for words, not for patterns', () => {
    expect(brokenRules('a+b (c)', { must_use: ['a+b (c)'], never_use: ['.*'] })).toEqual([]);
  });
  it('keep the score below that of a clean text', () => {
    const text = 'Meyer & Söhne bake bread. It is good bread.';
    expect(reportVoice(text, profile, 'en').score).toBe(100);
    expect(reportVoice(`${text} It is cheap.`, profile, 'en').score).toBeLessThanOrEqual(85);
  });
});

it('takes a friendly French text for no formal one, and finds the words that a short text likes', () => {
  const bakery =
    'Chez nous, le pain est pétri chaque nuit. Vous sentez la croûte avant même de voir la boutique. Nous prenons notre temps, et vous le goûtez. ' +
    'Passez le matin, quand le pain sort du four, et emportez une brioche pour la route. Vous verrez, on revient pour la brioche.';
  const profile = analyseVoice(bakery, 'fr');
  expect(profile?.formality).toBe('neutral');
  expect(profile?.address).toBe('formal');
  expect(profile?.vocabulary).toEqual(expect.arrayContaining(['pain', 'brioche']));
});
