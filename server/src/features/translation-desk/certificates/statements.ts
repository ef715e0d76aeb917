// What a certificate states, in the languages of the texts it certifies. Names of languages stand in brackets as the reader's language calls
// them, so that no sentence has to inflect them. A language without a sentence here is left out, and the certificate names those that it has.
import { baseOf } from '@folio/contract/languages';

interface Statement {
  title: string;
  /** With {name}, {body}, {number}, {languages}. */
  text: string;
}

const statements: Record<string, Statement> = {
  en: {
    title: 'Certificate of translation',
    text: 'I, {name}, registered with {body} under number {number}, certify that the attached translation is complete and correct ({languages}).',
  },
  de: {
    title: 'Bescheinigung der Übersetzung',
    text: 'Ich, {name}, eingetragen bei {body} unter der Nummer {number}, bescheinige, dass die beigefügte Übersetzung richtig und vollständig ist ({languages}).',
  },
  it: {
    title: 'Certificato di traduzione',
    text: 'Io, {name}, con iscrizione presso {body} al numero {number}, certifico che la traduzione allegata è completa e corretta ({languages}).',
  },
  es: {
    title: 'Certificado de traducción',
    text: 'Yo, {name}, con inscripción en {body} bajo el número {number}, certifico que la traducción adjunta es completa y correcta ({languages}).',
  },
  fr: {
    title: 'Certificat de traduction',
    text: 'Je soussigné(e), {name}, avec inscription auprès de {body} sous le numéro {number}, certifie que la traduction ci-jointe est complète et exacte ({languages}).',
  },
  pt: {
    title: 'Certificado de tradução',
    text: 'Eu, {name}, com registo em {body} sob o número {number}, certifico que a tradução anexa está completa e correta ({languages}).',
  },
  nl: {
    title: 'Vertaalverklaring',
    text: 'Ik, {name}, ingeschreven bij {body} onder nummer {number}, verklaar dat de bijgevoegde vertaling volledig en juist is ({languages}).',
  },
  sv: {
    title: 'Intyg om översättning',
    text: 'Jag, {name}, registrerad hos {body} under nummer {number}, intygar att den bifogade översättningen är fullständig och korrekt ({languages}).',
  },
  da: {
    title: 'Bekræftelse af oversættelse',
    text: 'Jeg, {name}, registreret hos {body} under nummer {number}, bekræfter, at den vedhæftede oversættelse er fuldstændig og korrekt ({languages}).',
  },
  nb: {
    title: 'Bekreftelse av oversettelse',
    text: 'Jeg, {name}, registrert hos {body} under nummer {number}, bekrefter at den vedlagte oversettelsen er fullstendig og korrekt ({languages}).',
  },
  fi: {
    title: 'Todistus käännöksestä',
    text: 'Minä, {name} (rekisteri: {body}, numero {number}), todistan, että oheinen käännös on täydellinen ja oikea ({languages}).',
  },
  pl: {
    title: 'Poświadczenie tłumaczenia',
    text: 'Ja, {name} (rejestr: {body}, numer {number}), poświadczam, że załączone tłumaczenie jest kompletne i poprawne ({languages}).',
  },
  cs: {
    title: 'Potvrzení o překladu',
    text: 'Já, {name} (rejstřík: {body}, číslo {number}), potvrzuji, že přiložený překlad je úplný a správný ({languages}).',
  },
  hu: {
    title: 'Fordítási tanúsítvány',
    text: '{name} (nyilvántartó: {body}, szám: {number}) tanúsítom, hogy a mellékelt fordítás teljes és helyes ({languages}).',
  },
  ro: {
    title: 'Certificat de traducere',
    text: 'Eu, {name} (registru: {body}, număr {number}), certific că traducerea anexată este completă și corectă ({languages}).',
  },
  el: {
    title: 'Πιστοποιητικό μετάφρασης',
    text: 'Εγώ, {name} (μητρώο: {body}, αριθμός {number}), βεβαιώνω ότι η συνημμένη μετάφραση είναι πλήρης και ακριβής ({languages}).',
  },
  tr: {
    title: 'Çeviri belgesi',
    text: 'Ben, {name} (sicil: {body}, numara {number}), ekteki çevirinin eksiksiz ve doğru olduğunu onaylarım ({languages}).',
  },
  uk: {
    title: 'Засвідчення перекладу',
    text: 'Я, {name} (реєстр: {body}, номер {number}), засвідчую, що доданий переклад є повним і правильним ({languages}).',
  },
  ru: {
    title: 'Удостоверение перевода',
    text: 'Я, {name} (реестр: {body}, номер {number}), удостоверяю, что прилагаемый перевод является полным и правильным ({languages}).',
  },
  ja: {
    title: '翻訳証明書',
    text: '私、{name}（登録機関: {body}、登録番号: {number}）は、添付の翻訳が完全かつ正確であることを証明します（{languages}）。',
  },
  zh: {
    title: '翻译证明',
    text: '本人{name}（注册机构：{body}，编号：{number}）兹证明所附译文完整、准确（{languages}）。',
  },
  ko: {
    title: '번역 증명서',
    text: '본인 {name}(등록 기관: {body}, 등록 번호: {number})은 첨부된 번역이 완전하고 정확함을 증명합니다({languages}).',
  },
};

const keyOf = (language: string) => (baseOf(language) === 'no' || baseOf(language) === 'nn' ? 'nb' : baseOf(language));

/** The name of a language in another; its code where there is none. */
const nameIn = (reader: string, language: string) =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'code' }).of(language) ?? language;

export interface WrittenStatement {
  language: string;
  title: string;
  text: string;
}

/** The statement in the language of the translation, then in that of the source; in English where neither has a sentence. */
export function writeStatements(
  from: string,
  to: string,
  facts: { name: string; body: string; number: string },
): WrittenStatement[] {
  const keys = [...new Set([keyOf(to), keyOf(from)])].filter((key) => statements[key]);
  return (keys.length > 0 ? keys : ['en']).flatMap((language) => {
    const statement = statements[language];
    if (!statement) return [];
    const values: Record<string, string> = { ...facts, languages: `${nameIn(language, from)} → ${nameIn(language, to)}` };
    return [
      { language, title: statement.title, text: statement.text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '') },
    ];
  });
}
