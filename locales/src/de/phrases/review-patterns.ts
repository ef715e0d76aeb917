import type { ReviewPatterns } from '../../en/phrases/review-patterns.ts';

const patterns: ReviewPatterns = {
  opening: {
    good: {
      plain: [
        ['Vielen Dank für Ihre freundliche Bewertung.', 'Vielen Dank für deine freundliche Bewertung.'],
        [
          'Vielen Dank, dass Sie sich die Zeit für diese Bewertung genommen haben.',
          'Vielen Dank, dass du dir die Zeit für diese Bewertung genommen hast.',
        ],
        ['Wir danken Ihnen für Ihre Rückmeldung.', 'Wir danken dir für deine Rückmeldung.'],
        ['Für Ihre Bewertung bedanken wir uns.', 'Für deine Bewertung bedanken wir uns.'],
      ],
      warm: [
        ['Herzlichen Dank für Ihre schöne Bewertung.', 'Herzlichen Dank für deine schöne Bewertung.'],
        ['Über Ihre Zeilen haben wir uns sehr gefreut.', 'Über deine Zeilen haben wir uns sehr gefreut.'],
        ['Was für eine schöne Bewertung, vielen Dank dafür.', 'Was für eine schöne Bewertung, danke dir dafür.'],
        ['Ein großes Dankeschön für Ihre lieben Worte.', 'Ein großes Dankeschön für deine lieben Worte.'],
      ],
      bold: [
        [
          'Mit dieser Bewertung haben Sie uns den Tag gerettet, vielen Dank.',
          'Mit dieser Bewertung hast du uns den Tag gerettet, vielen Dank.',
        ],
        'So etwas lesen wir gern, vielen Dank.',
        ['Danke, Ihre Worte sitzen.', 'Danke, deine Worte sitzen.'],
        ['Ihre Worte treiben uns an, vielen Dank.', 'Deine Worte treiben uns an, vielen Dank.'],
      ],
    },
    mixed: [
      ['Vielen Dank für Ihre ehrliche Bewertung.', 'Vielen Dank für deine ehrliche Bewertung.'],
      [
        'Danke, dass Sie uns sagen, was Ihnen gefallen hat und was nicht.',
        'Danke, dass du uns sagst, was dir gefallen hat und was nicht.',
      ],
      ['Für Ihre ausführliche Rückmeldung bedanken wir uns.', 'Für deine ausführliche Rückmeldung bedanken wir uns.'],
      ['Ihre offenen Worte helfen uns weiter, vielen Dank.', 'Deine offenen Worte helfen uns weiter, vielen Dank.'],
    ],
    bad: [
      [
        'Vielen Dank für Ihre Rückmeldung. Es tut uns leid, dass Sie keine gute Erfahrung gemacht haben.',
        'Vielen Dank für deine Rückmeldung. Es tut uns leid, dass du keine gute Erfahrung gemacht hast.',
      ],
      [
        'Es tut uns leid, das zu lesen. Danke, dass Sie uns davon berichten.',
        'Es tut uns leid, das zu lesen. Danke, dass du uns davon berichtest.',
      ],
      [
        'Danke für Ihre offenen Worte. Es tut uns leid, dass wir Sie enttäuscht haben.',
        'Danke für deine offenen Worte. Es tut uns leid, dass wir dich enttäuscht haben.',
      ],
      [
        'So hätte es nicht sein sollen, dafür bitten wir Sie um Entschuldigung.',
        'So hätte es nicht sein sollen, dafür bitten wir dich um Entschuldigung.',
      ],
    ],
  },
  courtesy: {
    plain: [],
    warm: [
      [
        'Es bedeutet uns viel, dass Sie sich die Zeit genommen haben.',
        'Es bedeutet uns viel, dass du dir die Zeit genommen hast.',
      ],
      'Solche Zeilen lesen wir gern.',
      ['Schön, dass Sie uns geschrieben haben.', 'Schön, dass du uns geschrieben hast.'],
    ],
    bold: ['Wir haben jedes Wort gelesen.', 'Keine Zeile ist uns entgangen.', 'Jede Zeile ist bei uns angekommen.'],
  },
  sober: {
    plain: [],
    warm: [
      [
        'Es bedeutet uns viel, dass Sie sich die Zeit genommen haben.',
        'Es bedeutet uns viel, dass du dir die Zeit genommen hast.',
      ],
      ['Es hilft uns, dass Sie es offen ansprechen.', 'Es hilft uns, dass du es offen ansprichst.'],
      ['Gut, dass Sie uns das sagen.', 'Gut, dass du uns das sagst.'],
    ],
    bold: ['Wir haben jedes Wort gelesen.', 'Klare Worte sind bei uns willkommen.', 'Keine Zeile ist uns entgangen.'],
  },
  matter: {
    good: {
      plain: [
        ['Was Sie {topics} schreiben, freut uns sehr.', 'Was du {topics} schreibst, freut uns sehr.'],
        ['Ihre Worte {topics} haben wir gern gelesen.', 'Deine Worte {topics} haben wir gern gelesen.'],
        ['Wir freuen uns über das, was Sie {topics} schreiben.', 'Wir freuen uns über das, was du {topics} schreibst.'],
      ],
      warm: [
        ['Von Herzen freut uns, was Sie {topics} schreiben.', 'Von Herzen freut uns, was du {topics} schreibst.'],
        ['Was Sie {topics} erzählen, tut uns richtig gut.', 'Was du {topics} erzählst, tut uns richtig gut.'],
        ['Ihre lieben Worte {topics} sind ein Geschenk.', 'Deine lieben Worte {topics} sind ein Geschenk.'],
      ],
      bold: [
        ['Was Sie {topics} schreiben, verleiht uns Flügel.', 'Was du {topics} schreibst, verleiht uns Flügel.'],
        'Solche Worte {topics} sind der schönste Lohn.',
        ['Ihre Worte {topics} spornen uns an.', 'Deine Worte {topics} spornen uns an.'],
      ],
    },
    mixed: [
      ['Was Sie {topics} schreiben, nehmen wir ernst.', 'Was du {topics} schreibst, nehmen wir ernst.'],
      ['Was Sie {topics} schreiben, ist uns wichtig.', 'Was du {topics} schreibst, ist uns wichtig.'],
      ['Uns beschäftigt, was Sie {topics} schreiben.', 'Uns beschäftigt, was du {topics} schreibst.'],
    ],
    bad: [
      [
        'Was Sie {topics} schreiben, entspricht nicht dem, was wir bieten möchten.',
        'Was du {topics} schreibst, entspricht nicht dem, was wir bieten möchten.',
      ],
      ['Sehr ernst nehmen wir, was Sie {topics} schreiben.', 'Sehr ernst nehmen wir, was du {topics} schreibst.'],
      [
        'Ihre Worte {topics} sind angekommen, und wir bedauern den Anlass.',
        'Deine Worte {topics} sind angekommen, und wir bedauern den Anlass.',
      ],
    ],
  },
  praiseInOwnWords: [
    'Besonders gut tut uns: {quotation}.',
    'Das haben wir gern gelesen: {quotation}.',
    'Diese Worte bleiben uns: {quotation}.',
  ],
  ownWords: [
    ['Sie schreiben: {quotation}. Das nehmen wir ernst.', 'Du schreibst: {quotation}. Das nehmen wir ernst.'],
    'Das zu lesen tut uns leid: {quotation}.',
    'Einen Punkt möchten wir nicht übergehen: {quotation}.',
  ],
  regret: [
    'Es tut uns leid, dass nicht alles so war, wie es sein sollte.',
    'Schade, dass nicht alles gepasst hat.',
    'Nicht alles war so, wie man es erwarten darf, das bedauern wir.',
  ],
  private: [
    [
      'Bitte schreiben Sie uns direkt, damit wir der Sache gemeinsam nachgehen.',
      'Schreib uns bitte direkt, damit wir der Sache gemeinsam nachgehen.',
    ],
    [
      'Gern gehen wir der Sache mit Ihnen nach, melden Sie sich bitte direkt bei uns.',
      'Gern gehen wir der Sache mit dir nach, melde dich bitte direkt bei uns.',
    ],
    [
      'Melden Sie sich bitte direkt bei uns, dann klären wir es gemeinsam.',
      'Melde dich bitte direkt bei uns, dann klären wir es gemeinsam.',
    ],
  ],
  nextVisit: {
    plain: [
      ['Wir würden uns freuen, Sie wieder zu begrüßen.', 'Wir würden uns freuen, dich wieder zu begrüßen.'],
      ['Wir freuen uns auf Ihren nächsten Besuch.', 'Wir freuen uns auf deinen nächsten Besuch.'],
      'Wir hoffen auf ein Wiedersehen.',
      ['Auf Wiedersehen bei Ihrem nächsten Besuch.', 'Auf Wiedersehen bei deinem nächsten Besuch.'],
    ],
    warm: [
      ['Wir hoffen, Sie bald wiederzusehen.', 'Wir hoffen, dich bald wiederzusehen.'],
      ['Schön wäre es, Sie wieder bei uns zu haben.', 'Schön wäre es, dich wieder bei uns zu haben.'],
      ['Kommen Sie gern wieder, wir freuen uns darauf.', 'Komm gern wieder, wir freuen uns darauf.'],
      ['Ein Wiedersehen mit Ihnen wäre uns eine Freude.', 'Ein Wiedersehen mit dir wäre uns eine Freude.'],
    ],
    bold: [
      ['Wann sehen wir Sie wieder?', 'Wann sehen wir dich wieder?'],
      'Bis zum nächsten Mal, wir sind bereit.',
      'Auf die zweite Runde freuen wir uns schon.',
      [
        'Kommen Sie bald wieder und stellen Sie uns noch einmal auf die Probe.',
        'Komm bald wieder und stell uns noch einmal auf die Probe.',
      ],
    ],
  },
  thanks: {
    plain: [
      ['Danke für Ihr Vertrauen.', 'Danke für dein Vertrauen.'],
      ['Ihre Meinung hilft uns und anderen weiter.', 'Deine Meinung hilft uns und anderen weiter.'],
      ['Für Ihren Auftrag bedanken wir uns.', 'Für deinen Auftrag bedanken wir uns.'],
      ['Wir sind weiter gern für Sie da.', 'Wir sind weiter gern für dich da.'],
    ],
    warm: [
      [
        'Schön, dass wir Sie zu unseren Kundinnen und Kunden zählen dürfen.',
        'Schön, dass wir dich zu unseren Kundinnen und Kunden zählen dürfen.',
      ],
      ['Wir freuen uns, dass Sie bei uns sind.', 'Wir freuen uns, dass du bei uns bist.'],
      ['Danke für das Vertrauen, das Sie uns schenken.', 'Danke für das Vertrauen, das du uns schenkst.'],
      ['Ihre Worte bedeuten uns viel.', 'Deine Worte bedeuten uns viel.'],
    ],
    bold: [
      'Solche Kundschaft treibt uns an.',
      'Auf die nächste Bestellung freuen wir uns schon.',
      'Das spornt uns an.',
      'Wir bleiben dran.',
    ],
  },
};

export default patterns;
