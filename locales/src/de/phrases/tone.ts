import type { TonePhrases } from '../../en/phrases/tone.ts';

const tone: TonePhrases = {
  audience: (audience) => audience,
  event: {
    on: (days, isSeveral) => (isSeveral ? `vom ${days.replace(/\s*[–-]\s*/u, ' bis ')}` : `am ${days}`),
    expect: 'Das ist geplant:',
  },
  job: {
    role: (job) => job,
    at: (town) => ` in ${town}`,
  },
  product: {
    named: (product) => product,
    facts: {
      weight: { name: /^gewicht$/i, sentence: (value) => `Das Gewicht beträgt ${value}.` },
      material: { name: /^material(?:ien)?$/i, sentence: (value) => `Als Material dient ${value}.` },
      volume: {
        name: /^(?:volumen|inhalt|fassungsvermögen|packvolumen|füllmenge)$/i,
        sentence: (value) => `Hinein passen ${value}.`,
      },
      length: { name: /^länge$/i, sentence: (value) => `Die Länge beträgt ${value}.` },
      width: { name: /^breite$/i, sentence: (value) => `In der Breite sind es ${value}.` },
      height: { name: /^höhe$/i, sentence: (value) => `In der Höhe sind es ${value}.` },
      colour: { name: /^farbe$/i, sentence: (value) => `Die Farbe ist ${value}.` },
      size: {
        name: /^(?:maße|größe|abmessungen)$/i,
        sentence: (value) => (/\d/.test(value) ? `Die Maße betragen ${value}.` : `Die Größe ist ${value}.`),
      },
      guarantee: { name: /^garantie$/i, sentence: (value) => `Die Garantie gilt ${value}.` },
      load: {
        name: /^(?:tragkraft|traglast|belastbarkeit|max\. belastung)$/i,
        sentence: (value) => `Die Tragkraft beträgt ${value}.`,
      },
      battery: { name: /^(?:akku(?:laufzeit)?|laufzeit|batterielaufzeit)$/i, sentence: (value) => `Der Akku hält ${value}.` },
      frame: { name: /^(?:gestell|rahmen)$/i, sentence: (value) => `Das Gestell ist aus folgendem Material: ${value}.` },
    },
    verbs: {
      opens:
        /^(?:hält|passt|öffnet|lässt|schützt|trocknet|spart|lädt|läuft|steht|faltet|schneidet|zeigt|misst|erkennt|reinigt|kühlt|wärmt|heizt|funktioniert|eignet|bietet|trägt|sitzt|bleibt|schaltet|dreht|rollt|gleitet|filtert|speichert|verbindet|braucht|kommt|wiegt|liegt|schließt|dämpft|reicht|fasst|klappt|hängt|schwimmt|spielt|arbeitet)\s/iu,
      subject: 'Das Produkt',
    },
    predicate: (feature) => {
      const [, made = '', how = ''] =
        /^((?:hand)?gefertigt|hergestellt|(?:hand)?genäht|(?:hand)?gewebt|gebaut|produziert)\s+(.+?)\.?$/iu.exec(feature) ?? [];
      if (made !== '') return `${made.replace(/^./u, (letter) => letter.toLocaleUpperCase())} wird das Produkt ${how}.`;
      const [word = ''] = feature.split(' ');
      const isAdjective =
        /(?:fest|bar|dicht|sicher|beständig|abweisend|geeignet|lich|arm|frei)\.?$/u.test(word) &&
        /^\S+(?:\s(?:bis|für|gegen|von|ab|mit|ohne|und)\s.+)?$/u.test(feature);
      return isAdjective
        ? `Das Produkt ist ${feature.replace(/^./u, (letter) => letter.toLocaleLowerCase()).replace(/\.$/u, '')}.`
        : '';
    },
    clause: () => '',
  },
  menu: {
    at: (restaurant) => `bei ${restaurant}`,
    cuisine: (cuisine) => {
      const inside = cuisine.replace(/^\p{Lu}(?=\p{Ll}+e\s\p{Lu})/u, (letter) => letter.toLocaleLowerCase());
      return /^\p{L}+(?:isch|al|an)$/iu.test(cuisine) ? `${cuisine.toLocaleLowerCase()}e Küche` : inside;
    },
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Sehen Sie alle Details.', 'Jetzt informieren.', 'Fragen Sie nach.']
        : ['Sieh dir alle Details an.', 'Jetzt informieren.', 'Frag nach.'],
    warm: (formal) =>
      formal
        ? ['Lernen Sie uns kennen.', 'Schreiben Sie uns.', 'Sprechen Sie uns an.']
        : ['Lern uns kennen.', 'Schreib uns.', 'Sprich uns an.'],
    bold: (formal) =>
      formal
        ? ['Überzeugen Sie sich selbst.', 'Jetzt mehr erfahren.', 'Melden Sie sich noch heute.']
        : ['Überzeug dich selbst.', 'Jetzt mehr erfahren.', 'Melde dich noch heute.'],
  },
};

export default tone;
