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
        name: /^(?:volumen|inhalt|fassungsvermögen|packvolumen)$/i,
        sentence: (value) => `Hinein passen ${value}.`,
      },
      length: { name: /^länge$/i, sentence: (value) => `Die Länge beträgt ${value}.` },
      width: { name: /^breite$/i, sentence: (value) => `In der Breite sind es ${value}.` },
      height: { name: /^höhe$/i, sentence: (value) => `In der Höhe sind es ${value}.` },
      colour: { name: /^farbe$/i, sentence: (value) => `Die Farbe ist ${value}.` },
      size: { name: /^(?:maße|größe|abmessungen)$/i, sentence: (value) => `Zu den Maßen: ${value}.` },
      guarantee: { name: /^garantie$/i, sentence: (value) => `Die Garantie gilt ${value}.` },
    },
    verbs: {
      opens:
        /^(?:hält|passt|öffnet|lässt|schützt|trocknet|spart|lädt|läuft|steht|faltet|schneidet|zeigt|misst|erkennt|reinigt|kühlt|wärmt|heizt|funktioniert|eignet|bietet|trägt|sitzt|bleibt|schaltet|dreht|rollt|gleitet|filtert|speichert|verbindet|braucht|kommt|wiegt|liegt|schließt|dämpft|reicht|fasst|klappt|hängt|schwimmt|spielt|arbeitet)\s/iu,
      subject: 'Das Produkt',
    },
  },
  menu: {
    at: (restaurant) => `bei ${restaurant}`,
    cuisine: (cuisine) => {
      const inside = cuisine.replace(/^\p{Lu}(?=\p{Ll}+e\s\p{Lu})/u, (letter) => letter.toLocaleLowerCase());
      return /^\p{L}+(?:isch|al|an)$/iu.test(cuisine) ? `${cuisine.toLocaleLowerCase()}e Küche` : inside;
    },
  },
  journey: {
    days: (count) => (count === 1 ? 'einen Tag' : `${count} Tage`),
    seasons: { spring: ' im Frühling', summer: ' im Sommer', autumn: ' im Herbst', winter: ' im Winter' },
    wayThere:
      /(?<!\p{L})(?:Anreise|Zug|Bahn(?!hofs)|\p{L}*bahnhof|Bus|Flug\p{L}*|Fähre nach|Transfer|Autobahn|Parkplatz)(?!\p{L})/iu,
    travellers: (travellers) => `, für ${travellers}`,
    interests: {
      culture: 'Kultur',
      food_and_wine: 'Essen und Wein',
      nature: 'Natur',
      sea: 'das Meer',
      sport: 'Sport',
      shopping: 'Einkaufen',
      nightlife: 'Nachtleben',
      wellness: 'Wellness',
    },
  },
  adCalls: {
    plain: (formal) =>
      formal
        ? ['Sehen Sie alle Details.', 'Jetzt informieren.', 'Fragen Sie nach.']
        : ['Sieh dir alle Details an.', 'Jetzt informieren.', 'Frag nach.'],
    warm: (formal) =>
      formal
        ? ['Lernen Sie uns kennen.', 'Wir sind für Sie da.', 'Sprechen Sie uns an.']
        : ['Lern uns kennen.', 'Wir sind für dich da.', 'Sprich uns an.'],
    bold: (formal) =>
      formal
        ? ['Überzeugen Sie sich selbst.', 'Jetzt mehr erfahren.', 'Schauen Sie heute noch rein.']
        : ['Überzeug dich selbst.', 'Jetzt mehr erfahren.', 'Schau heute noch rein.'],
  },
  postQuestions: {
    plain: (formal) =>
      formal
        ? ['Welche Erfahrung haben Sie damit?', 'Wie lösen Sie das?', 'Welche Zahlen sehen Sie?']
        : ['Welche Erfahrung hast du damit?', 'Wie löst du das?', 'Welche Zahlen siehst du?'],
    warm: (formal) =>
      formal
        ? ['Wie ist das bei Ihnen?', 'Was hätten Sie getan?', 'Erzählen Sie es uns in den Kommentaren.']
        : ['Wie ist das bei dir?', 'Was hättest du getan?', 'Erzähl es uns in den Kommentaren.'],
    bold: (formal) =>
      formal
        ? ['Würden Sie sich das trauen?', 'Stimmen Sie zu?', 'Was hält Sie davon ab?']
        : ['Würdest du dich das trauen?', 'Stimmst du zu?', 'Was hält dich davon ab?'],
  },
};

export default tone;
