import type english from '../../en/lexicon/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  misspellings:
    'qualè=qual_è grazzie=grazie cosí=così perchè=perché poichè=poiché affinchè=affinché benchè=benché finchè=finché giacchè=giacché sicchè=sicché nonchè=nonché anzichè=anziché purchè=purché cosicchè=cosicché ventitrè=ventitré nè=né propio=proprio propia=propria propietà=proprietà propietario=proprietario areoporto=aeroporto areoplano=aeroplano areonautica=aeronautica metereologico=meteorologico metereologia=meteorologia metereologiche=meteorologiche conoscienza=conoscenza conoscienze=conoscenze coscenza=coscienza scenza=scienza accellerare=accelerare accelleratore=acceleratore esterefatto=esterrefatto eccezzione=eccezione eccezzionale=eccezionale eccezzionali=eccezionali colazzione=colazione stazzione=stazione prenotazzione=prenotazione prenotazzioni=prenotazioni soddisfazzione=soddisfazione informazzioni=informazioni aquisto=acquisto aquistare=acquistare aquisti=acquisti aqcuisto=acquisto soqquatro=soqquadro daccordo=d’accordo apparte=a_parte daltronde=d’altronde pultroppo=purtroppo purtropo=purtroppo propror=proprio efficente=efficiente efficenza=efficienza efficenti=efficienti sufficente=sufficiente sufficenti=sufficienti deficente=deficiente igene=igiene psicologha=psicologa colluttorio=collutorio beneficienza=beneficenza beneficiente=beneficente rindondante=ridondante reddittività=redditività redditizzio=redditizio ingegniere=ingegnere ingenere=in_genere insegniante=insegnante disegniare=disegnare sogniare=sognare compania=compagnia campegio=campeggio parchegio=parcheggio parcheggo=parcheggio viagio=viaggio viagi=viaggi spiagia=spiaggia formagio=formaggio formagi=formaggi messagio=messaggio messagi=messaggi vantagio=vantaggio vantagi=vantaggi noleggo=noleggio alogio=alloggio allogio=alloggio allogi=alloggi innanzittutto=innanzitutto inanzitutto=innanzitutto addirrittura=addirittura adirittura=addirittura avvanti=avanti immaggine=immagine immaggini=immagini imagini=immagini camminetto=caminetto communicazione=comunicazione communicare=comunicare communi=comuni dificile=difficile dificili=difficili diferenza=differenza diferente=differente oportunità=opportunità oppurtunità=opportunità ofrire=offrire oferta=offerta oferte=offerte offerda=offerta possibbile=possibile possibbilità=possibilità publico=pubblico publicità=pubblicità publicare=pubblicare pubblicazzione=pubblicazione rispeto=rispetto quatro=quattro gratutito=gratuito gratuitto=gratuito garanzzia=garanzia qualittà=qualità servizzio=servizio servizzi=servizi prezo=prezzo prezi=prezzi attrezature=attrezzature attrezatura=attrezzatura ogniuno=ognuno quì=qui quà=qua sù=su stà=sta fà=fa và=va sò=so pò=po’',
  rules: [
    ["c['’]è l['’](ho|hai|ha|abbiamo|avete|hanno|avevo|aveva)", 'ce l’$1', 'grammar', '«Ce l’ho», senza verbo essere.'],
    ["un pò|un po(?!['’])", 'un po’', 'spelling', 'Con l’apostrofo: è la forma tronca di «poco».'],
    ["qual['’](?=è|era|erano)", 'qual ', 'spelling', 'Senza apostrofo: è un troncamento.'],
    [
      "un['’](altro|uomo|amico|esempio|errore|evento|hotel|albergo|anno|ufficio|ordine|articolo|appartamento|elenco|obiettivo|ambiente|angolo|ospite|edificio|accordo|aiuto|incontro|ingresso|itinerario|impianto)",
      'un $1',
      'spelling',
      'Davanti a un maschile «un» è senza apostrofo.',
    ],
    [
      'un (azienda|offerta|esperienza|idea|ora|attività|area|opportunità|opera|occasione|estate|emozione|atmosfera|altra|ottima|iniziativa|informazione|applicazione|agenzia|auto|estensione|immagine|email|insalata|isola|offerta|escursione|uscita|unità|università|assicurazione|assistenza|amica)',
      'un’$1',
      'spelling',
      'Davanti a un femminile che comincia per vocale: «un’».',
    ],
    ["(?<=^|[.!?] )E['’](?= )", 'È', 'spelling', 'La maiuscola ha l’accento, non l’apostrofo.'],
    ['a me mi', 'a me', 'grammar', 'Il pronome è ripetuto.'],
    ['ma però', 'ma', 'grammar', '«Ma» e «però» dicono la stessa cosa.'],
    ['fin(?:o|) da subito', 'fin da subito', 'grammar', 'La forma corrente è «fin da subito».'],
    ['(?:d|D)i(?= altronde)', 'd’', 'spelling', 'Si scrive «d’altronde».'],
    ["c['’]è n['’]è", 'ce n’è', 'spelling', 'Si scrive «ce n’è».'],
    ["c['’]è ne (sono|erano|saranno)", 'ce ne $1', 'spelling', 'Si scrive «ce ne sono».'],
    [
      'gli (?=(?:prodotti|servizi|clienti|prezzi|libri|mesi|giorni|piatti|vini|formaggi) )',
      'i ',
      'grammar',
      'Davanti a consonante semplice l’articolo è «i».',
    ],
    [
      'i (?=(?:studenti|stipendi|spazi|sconti|scarponi|stivali|zaini|yogurt|gnocchi|psicologi|scaffali|strumenti|spettacoli|ospiti|hotel|alberghi|uffici|articoli|orari|animali|appartamenti|eventi|ingredienti|accessori) )',
      'gli ',
      'grammar',
      'Davanti a vocale, z, gn, ps e s con consonante l’articolo è «gli».',
    ],
    [
      'il (?=(?:studente|stipendio|spazio|sconto|scarpone|stivale|zaino|yogurt|gnocco|psicologo|scaffale|strumento|spettacolo|zucchero|sconto|staff) )',
      'lo ',
      'grammar',
      'Davanti a z, gn, ps e s con consonante l’articolo è «lo».',
    ],
  ],
  doubts: [
    ['se avrei', 'se avessi', 'Dopo «se»: congiuntivo, non condizionale.'],
    ['se sarei', 'se fossi', 'Dopo «se»: congiuntivo, non condizionale.'],
    ['se avrebbe', 'se avesse', 'Dopo «se»: congiuntivo, non condizionale.'],
    ['cosi (?=presto|tanto|poco|bene|male|tardi|che|grande|caro)', 'così ', 'Con l’accento.'],
    [
      '(?:qualora|nonostante|affinché|benché|purché|sebbene) (?:è|ha|sono|hanno|può|deve)',
      '',
      'Dopo questa congiunzione va di solito il congiuntivo.',
    ],
    ['si (?=,|vabbè|certo)', 'sì ', '«Sì» con l’accento quando afferma.'],
    ['da (?=(?:un|una|il|la|ai|alle|agli) ~ (?:di|in) più)', 'dà ', '«Dà» con l’accento è il verbo.'],
  ],
  neverTwice:
    'con per di del della dei delle il lo la i gli le un una in nel nella sul sulla al alla ai è sono che anche non da dal dalla nostro nostra',
  oftenTwice: 'piano via mano molto poco ciao si',
  closeMarks: ',.;:!?',
} satisfies ShapeOf<typeof english>;
