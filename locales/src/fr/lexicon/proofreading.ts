import type english from '../../en/lexicon/proofreading.ts';
import type { ShapeOf } from '../../shape-of.ts';

export default {
  misspellings:
    'malgrés=malgré parmis=parmi malgrès=malgré language=langage addresse=adresse connection=connexion aujourdhui=aujourd’hui biensur=bien_sûr biensûr=bien_sûr peutêtre=peut-être parceque=parce_que quelquechose=quelque_chose deja=déjà tres=très apres=après meme=même etre=être etes=êtes etait=était etaient=étaient ete=été francais=français francaise=française recu=reçu recue=reçue lecon=leçon facon=façon garcon=garçon ca=ça probleme=problème problemes=problèmes systeme=système premiere=première derniere=dernière matiere=matière maniere=manière entiere=entière barriere=barrière bibliotheque=bibliothèque theatre=théâtre fenetre=fenêtre hopital=hôpital hotel=hôtel hotels=hôtels developper=développer developpement=développement developement=développement dévelopement=développement enveloper=envelopper apeler=appeler appele=appelle appercevoir=apercevoir acceuil=accueil acceuillir=accueillir acceuillons=accueillons acceuillant=accueillant acceuille=accueille aceuil=accueil receuil=recueil cueuillir=cueillir acquerir=acquérir aquérir=acquérir aquis=acquis aggressif=agressif aggresif=agressif ammener=amener apparament=apparemment apparement=apparemment evidement=évidemment fréquement=fréquemment frequemment=fréquemment recemment=récemment récement=récemment prudement=prudemment suffisement=suffisamment suffisament=suffisamment constament=constamment notament=notamment notemment=notamment courament=couramment independament=indépendamment indépendament=indépendamment baignore=baignoire carotage=carottage ceuillette=cueillette cettes=cette commerçial=commercial comfortable=confortable comfortablement=confortablement courrir=courir couriel=courriel davantages=davantage diférent=différent diférence=différence différament=différemment dilemne=dilemme disponnible=disponible disponiblité=disponibilité éxiger=exiger exigeance=exigence exigeances=exigences exellent=excellent exellente=excellente exellence=excellence excelent=excellent excelente=excellente existance=existence éxemple=exemple exeption=exception exeptionnel=exceptionnel exeptionnelle=exceptionnelle exceptionel=exceptionnel exceptionelle=exceptionnelle traditionel=traditionnel traditionelle=traditionnelle professionel=professionnel professionels=professionnels professionelle=professionnelle professionelles=professionnelles profesionnel=professionnel personel=personnel personelle=personnelle additionel=additionnel fonctionel=fonctionnel optionel=optionnel rationel=rationnel sensationel=sensationnel reccomandation=recommandation recommendation=recommandation recommender=recommander recommendé=recommandé gaufage=gaufrage gatuit=gratuit gratuis=gratuit magazin=magasin magazins=magasins interessant=intéressant interressant=intéressant intéréssant=intéressant interêt=intérêt interet=intérêt hébergment=hébergement logment=logement apartement=appartement appartment=appartement quatres=quatre cinqs=cinq nottament=notamment ocassion=occasion occassion=occasion ocasion=occasion opportunitée=opportunité oportunité=opportunité oppinion=opinion qualitée=qualité quallité=qualité renseignment=renseignement rennovation=rénovation rénnovation=rénovation reservation=réservation réservasion=réservation reserver=réserver résonnable=raisonnable raisonable=raisonnable raisonables=raisonnables responssable=responsable sejour=séjour satisfesant=satisfaisant satisfaisent=satisfaisant sécuritée=sécurité securité=sécurité tranquilité=tranquillité traffic=trafic utilisatteur=utilisateur vaccances=vacances vacence=vacance',
  rules: [
    ['je (vous |te |lui |leur )?écrit', 'je $1écris', 'grammar', '« Je » : la première personne se termine par -s.'],
    [
      'je (?=doit|peut|veut|fait|sait|croit|voit|vient|met|prend|connait|connaît|reçoit|dit)(~)t',
      'je $1s',
      'grammar',
      '« Je » : la première personne se termine par -s.',
    ],
    [
      "(j['’]ai|nous avons|vous avez|ils ont|elles ont|on a|tu as) (?!déjeuner|dîner|souper|goûter)(~)er",
      '$1 $2é',
      'grammar',
      'Après « avoir » : le participe passé en -é.',
    ],
    [
      "((?:n['’])?est|sont|suis|sommes|êtes) ((?:toujours )?pas |plus |jamais |enfin |bien )?(arriv|all|tomb|rest|rentr|entr)er",
      '$1 $2$3é',
      'grammar',
      'Après « être » : le participe passé.',
    ],
    [
      'pour (vous|nous|te|me|lui|leur) (inform|demand|signal|rappel|propos|confirm|présent|contact|aid|remerci|expliqu|donn|envoy|invit)é',
      'pour $1 $2er',
      'grammar',
      'Après « pour » : l’infinitif en -er.',
    ],
    ["((?:n['’])?a|ai|as|ont) sut", '$1 su', 'grammar', 'Participe passé de « savoir ».'],
    ["(?:c['’]est|qui est) a dire", 'c’est-à-dire', 'spelling', 'S’écrit « c’est-à-dire ».'],
    ['grâce a|grace a|grace à', 'grâce à', 'spelling', '« À » est la préposition.'],
    ["jusqu['’]a", 'jusqu’à', 'spelling', '« À » est la préposition.'],
    ['il y à', 'il y a', 'spelling', '« A » sans accent est le verbe avoir.'],
    ['sa (?=va(?: |[.!?,]))', 'ça ', 'spelling', '« Ça » remplace « cela ».'],
    ['comme même', 'quand même', 'spelling', 'S’écrit « quand même ».'],
    ["si j['’]aurais", 'si j’avais', 'grammar', 'Après « si » : imparfait, pas conditionnel.'],
    ["au jour d['’]aujourd['’]hui", 'aujourd’hui', 'grammar', 'Pléonasme.'],
    ['de (un|une|autres|ici|eau|ailleurs|abord|accord)', 'd’$1', 'grammar', 'Élision devant une voyelle.'],
    ['que (il|ils|elle|elles|on|un|une)', 'qu’$1', 'grammar', 'Élision devant une voyelle.'],
    ['si (ils|il)', 's’$1', 'grammar', 'Élision devant « il ».'],
    [
      'je (ai|aime|avais|aurai|utilise|offre|habite|espère|adore|apprécie|étais|irai)',
      'j’$1',
      'grammar',
      'Élision devant une voyelle.',
    ],
    [
      'le (hôtel|appartement|article|établissement|offre|avion|avis|objectif|ordinateur|espace|événement|accueil|intérieur|extérieur|abonnement|été|automne|hiver)',
      'l’$1',
      'grammar',
      'Élision devant une voyelle ou un h muet.',
    ],
    [
      'la (offre|équipe|entreprise|adresse|ambiance|assurance|eau|école|église|histoire|heure|image|île|application|arrivée|entrée|huile)',
      'l’$1',
      'grammar',
      'Élision devant une voyelle ou un h muet.',
    ],
    ['ce (est|était)', 'c’$1', 'grammar', 'Élision devant une voyelle.'],
    [
      '(tout|tous) (mes|tes|ses|nos|vos|leurs|les) (produits|clients|services|prix|mois|jours|ans)',
      'tous $2 $3',
      'grammar',
      'Accord au pluriel.',
    ],
    ["(?:à|a) partir (du|de|d['’])", 'à partir $1', 'spelling', '« À » est la préposition.'],
    [
      '(?<=^|[.!?] )A (?=(?:partir|côté|pied|bientôt|midi|votre|notre|la|proximité|deux|travers) )',
      'À ',
      'spelling',
      'La majuscule garde son accent.',
    ],
    ['malgré que', 'bien que', 'grammar', '« Malgré que » est à éviter.'],
    ['(leur) (clients|produits|services|chambres|prix|enfants|offres)', 'leurs $2', 'grammar', 'Accord au pluriel.'],
  ],
  doubts: [
    [
      "(?:informations|photos|pièces|factures|données|réponses) (?:que )?(?:vous|tu) m['’](?:avez|as) (?:donné|envoyé|demandé)",
      '',
      'Le participe s’accorde avec le complément placé avant.',
    ],
    [
      '(?:ne )?sont (?:pas )?(?:clair|claire|content|contente|complet|complète|prêt|prête|disponible|possible)',
      '',
      'Accord au pluriel ?',
    ],
    ['quelque soit', 'quel que soit', '« Quel que soit », accordé avec ce qui suit.'],
    [
      '(?:vais|vas|va|allons|allez|vont|peut|peux|pouvez|doit|devez|faut|veut|voulez) ~é(?=[ .,!?])',
      '',
      'Infinitif en -er après ce verbe ?',
    ],
    ['sa (?=fait|marche|dépend|coûte)', 'ça ', '« Ça » remplace « cela ».'],
    [
      'si (?:nous aurions|vous auriez|il aurait|elle aurait|on aurait|tu aurais)',
      '',
      'Après « si » : imparfait, pas conditionnel.',
    ],
    [
      '(?:votre|notre) (?:clients|produits|services|chambres|enfants|offres|équipes|hôtels|magasins)',
      '',
      'Singulier ou pluriel ?',
    ],
  ],
  neverTwice: 'et ou avec pour de du des le la les un une en dans sur au aux est sont qui que pas à par notre votre nos vos',
  oftenTwice: 'vous nous soit très peu si',
  closeMarks: ',.',
} satisfies ShapeOf<typeof english>;
