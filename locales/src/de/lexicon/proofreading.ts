import type english from '../../en/lexicon/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  misspellings:
    'nähmlich=nämlich vieleicht=vielleicht villeicht=vielleicht vorraus=voraus vorraussetzung=Voraussetzung vorraussetzungen=Voraussetzungen vorrausgesetzt=vorausgesetzt vorraussichtlich=voraussichtlich herrausforderung=Herausforderung wiederspiegeln=widerspiegeln wiederspiegelt=widerspiegelt wiedersprechen=widersprechen wiederspruch=Widerspruch wiederstand=Widerstand standart=Standard standarts=Standards standartmäßig=standardmäßig rhytmus=Rhythmus rythmus=Rhythmus agressiv=aggressiv addresse=Adresse addressen=Adressen akkustik=Akustik akkustisch=akustisch anullieren=annullieren aparat=Apparat apartement=Apartment appartment=Apartment authorisieren=autorisieren brilliant=brillant detailiert=detailliert detailierte=detaillierte detailierten=detaillierten diletant=Dilettant dilletant=Dilettant einzigste=einzige einzigster=einziger einzigsten=einzigen entgültig=endgültig endgiltig=endgültig entlich=endlich entgeld=Entgelt ernergie=Energie fasade=Fassade ferigstellung=Fertigstellung gallerie=Galerie garnicht=gar_nicht garkein=gar_kein garkeine=gar_keine garnichts=gar_nichts gelantine=Gelatine giesskanne=Gießkanne groszügig=großzügig gullasch=Gulasch hälst=hältst imens=immens inbegrifen=inbegriffen inovation=Innovation inovativ=innovativ inovative=innovative innovatief=innovativ interesant=interessant interressant=interessant interresse=Interesse intressant=interessant jedenfals=jedenfalls karosserrie=Karosserie karussel=Karussell kommision=Kommission kommitee=Komitee kommittee=Komitee konkurenz=Konkurrenz konkurrentz=Konkurrenz korreckt=korrekt lizens=Lizenz lizensiert=lizenziert maschiene=Maschine maschienen=Maschinen nacheinader=nacheinander nächtses=nächstes obwol=obwohl offentlich=öffentlich orginal=Original paralell=parallel parrallel=parallel pappier=Papier persöhnlich=persönlich persöhnliche=persönliche persöhnlichen=persönlichen profesionell=professionell proffessionell=professionell professionel=professionell professionele=professionelle projeckt=Projekt publikumm=Publikum reperatur=Reparatur reperaturen=Reparaturen reperieren=reparieren reservirung=Reservierung resourcen=Ressourcen ressoursen=Ressourcen sämtlch=sämtlich satelit=Satellit sattelit=Satellit seperat=separat seperate=separate seperaten=separaten sylvester=Silvester symetrisch=symmetrisch symphatisch=sympathisch sympatisch=sympathisch terasse=Terrasse terassen=Terrassen terrase=Terrasse tolleranz=Toleranz tollerant=tolerant trozdem=trotzdem unterschidlich=unterschiedlich vermutich=vermutlich verschidene=verschiedene verweißen=verweisen wärend=während währed=während warscheinlich=wahrscheinlich wahrscheinlch=wahrscheinlich wahrscheindlich=wahrscheinlich wöchendlich=wöchentlich monatlch=monatlich monatich=monatlich zuverläßig=zuverlässig zuverlässsig=zuverlässig zumindestens=zumindest daß=dass muß=muss mußte=musste mußten=mussten müßen=müssen läßt=lässt bißchen=bisschen schluß=Schluss nußbaum=Nussbaum fluß=Fluss prozeß=Prozess kongreß=Kongress anschluß=Anschluss bewußt=bewusst paß=Pass faß=Fass kuß=Kuss häßlich=hässlich gewiß=gewiss außerden=außerdem ausserdem=außerdem draussen=draußen heisst=heißt grösser=größer grösse=Größe grosse=große strassen=Straßen strasse=Straße weiss=weiß weisse=weiße schliesslich=schließlich regelmässig=regelmäßig grossen=großen grosser=großer ausschliesslich=ausschließlich adressse=Adresse orginale=originale',
  rules: [
    [
      '(wie|wenn|dass|ob|weil|was|wo|kann|muss|soll|darf|sollte) mann',
      '$1 man',
      'spelling',
      '„Man“ heißt „die Leute“, „der Mann“ ist eine Person.',
    ],
    [
      '(geeinigt|beschlossen|vereinbart|versprochen|gesagt) das (?=wir|ihr|er|es|man|die|der)',
      '$1, dass ',
      'grammar',
      '„Dass“ leitet den Nebensatz ein; davor steht ein Komma.',
    ],
    ['im laufe', 'im Laufe', 'spelling', 'Großgeschrieben.'],
    [
      '(freuen|freue|hoffe|hoffen|denke|glaube|glauben|weiß|wissen|finde|finden|schade|bitte|schön) (?=(?:wenn|dass|ob) (?:ich|du|er|es|wir|ihr|sie|Sie|uns|mir|der|die|das))',
      '$1, ',
      'punctuation',
      'Vor einem Nebensatz steht ein Komma.',
    ],
    ['noch fragen haben', 'noch Fragen haben', 'spelling', 'Großgeschrieben.'],
    [
      '((?:glaub|denk|hoff|find|mein|wünsch|bedauer|befürcht)[a-zäöüß]*|weiß|wissen|wusste[a-zäöüß]*|heißt|bedeutet|sagt|sagte|sagen|ist (?:wichtig|klar|schön|möglich|sicher|gut)|(?:freu[a-zäöüß]*|sorg[a-zäöüß]*) (?:mich|uns)|bin sicher|(?:der|die) Meinung), das (?=(?:ich|du|er|wir|ihr|man) )',
      '$1, dass ',
      'grammar',
      '„dass“ leitet einen Nebensatz ein.',
    ],
    [
      '((?:glaub|denk|hoff|find|mein)(?:e|en|t|st)|weiß|heißt|bedeutet|sagt) dass',
      '$1, dass',
      'punctuation',
      'Vor „dass“ steht ein Komma.',
    ],
    [
      '(?<!ihr )seid (?=(?:einer|einem|gestern|vorgestern|heute|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|\\d+|langem|längerem|kurzem|Langem|Kurzem|Jahren|Monaten|Wochen|Tagen|Anfang|Mitte|Ende|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\\d))',
      'seit ',
      'spelling',
      '„seit“ für die Zeit, „seid“ kommt von „sein“.',
    ],
    [
      '(besser|größer|kleiner|weniger|schneller|älter|jünger|höher|niedriger|länger|kürzer|teurer|billiger|günstiger|schöner|stärker|leichter|schwerer) wie (?=~)',
      '$1 als ',
      'grammar',
      'Nach einer Steigerung steht „als“.',
    ],
    [
      'am (Besten|Schnellsten|Meisten|Liebsten|Wichtigsten|Größten|Schönsten|Günstigsten|Einfachsten)(?=[.,;!?]| (?-i:[a-zäöü]))',
      'am ~$1',
      'spelling',
      'Mit „am“ gesteigerte Wörter schreibt man klein.',
    ],
    ['im voraus', 'im Voraus', 'spelling', 'Großgeschrieben.'],
    ['im allgemeinen', 'im Allgemeinen', 'spelling', 'Großgeschrieben.'],
    ['im wesentlichen', 'im Wesentlichen', 'spelling', 'Großgeschrieben.'],
    ['im folgenden', 'im Folgenden', 'spelling', 'Großgeschrieben.'],
    ['des weiteren', 'des Weiteren', 'spelling', 'Großgeschrieben.'],
    ['vor allen dingen', 'vor allen Dingen', 'spelling', 'Großgeschrieben.'],
    [
      '(heute|gestern|morgen) (abend|mittag|nachmittag|vormittag|nacht)',
      '$1 ^$2',
      'spelling',
      'Tageszeiten nach „heute“, „gestern“ und „morgen“ schreibt man groß.',
    ],
    ['(auf) (deutsch|englisch|französisch|italienisch|spanisch)(?! ~)', '$1 ^$2', 'spelling', 'Großgeschrieben.'],
    ['nach hause', 'nach Hause', 'spelling', 'Großgeschrieben.'],
    ['zu hause', 'zu Hause', 'spelling', 'Großgeschrieben.'],
    ['zur zeit', 'zurzeit', 'spelling', 'Zusammengeschrieben, wenn „derzeit“ gemeint ist.'],
    ['zum teil', 'zum Teil', 'spelling', 'Großgeschrieben.'],
    ['in bezug auf', 'in Bezug auf', 'spelling', 'Großgeschrieben.'],
    ['aufjedenfall', 'auf jeden Fall', 'spelling', 'Getrennt geschrieben.'],
    ['zu mindest', 'zumindest', 'spelling', 'Zusammengeschrieben.'],
    ['in sofern', 'insofern', 'spelling', 'Zusammengeschrieben.'],
  ],
  doubts: [
    ['(?<=sehr geehrte[^.!?]{0,400})(ihnen|ihrer|ihrem|ihren|ihre)', '^$1', 'In der höflichen Anrede großgeschrieben.'],
    ['(?<=sehr geehrte[^§]{0,600})falls sie', 'falls Sie', 'In der höflichen Anrede großgeschrieben.'],
    ['(~en), das (?=Sie|sie|ich|wir)', '$1, die ', 'Nach der Mehrzahl: „die“.'],
    [
      'das (?=(?:ich|du|er|wir|ihr|man) ~ ~ (?:habe|hat|haben|kann|können|wird|werden|ist|sind|muss|müssen)[.,])',
      'dass ',
      '„das“ oder „dass“? „dass“, wenn sich „dieses“ und „welches“ nicht einsetzen lassen.',
    ],
    ['wegen (?:dem|den)', '', '„wegen“ steht meist mit dem Genitiv.'],
    ['trotz (?:dem|den)', '', '„trotz“ steht meist mit dem Genitiv.'],
  ],
  neverTwice:
    'und oder mit für von zu zum zur im in am an auf aus bei nach nicht ein eine einen einem einer des den dem ist wird werden auch noch aber wir',
  oftenTwice: 'die der das sie denn sehr so ganz',
  closeMarks: ',.;:!?',
} satisfies ShapeOf<typeof english>;
