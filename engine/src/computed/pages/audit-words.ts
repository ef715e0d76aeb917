// What the on-page audit checks, and why and how to mend it: access, snippets and words.
import type { Remark } from '../remark.ts';

export const auditWords = {
  status: {
    name: {
      en: 'Answer of the server',
      it: 'Risposta del server',
      de: 'Antwort des Servers',
      es: 'Respuesta del servidor',
      fr: 'Réponse du serveur',
      'pt-BR': 'Resposta do servidor',
    },
    advice: {
      en: 'Only pages that answer with 200 are indexed. Mend the page or send visitors on with a 301.',
      it: 'Solo le pagine che rispondono 200 vengono indicizzate. Ripara la pagina o rimanda altrove con un 301.',
      de: 'Nur Seiten mit Status 200 werden indexiert. Reparieren Sie die Seite oder leiten Sie mit 301 weiter.',
      es: 'Solo se indexan las páginas que responden con 200. Repara la página o redirige con un 301.',
      fr: 'Seules les pages qui répondent 200 sont indexées. Réparez la page ou redirigez avec une 301.',
      'pt-BR': 'Só são indexadas páginas que respondem 200. Corrija a página ou redirecione com um 301.',
    },
  },
  redirect: {
    name: {
      en: 'Redirect',
      it: 'Reindirizzamento',
      de: 'Weiterleitung',
      es: 'Redirección',
      fr: 'Redirection',
      'pt-BR': 'Redirecionamento',
    },
    advice: {
      en: 'The address leads on to another one, which costs time and crawling. Link to the final address directly.',
      it: 'L’indirizzo porta altrove: costa tempo e scansioni. Collega direttamente l’indirizzo finale.',
      de: 'Die Adresse leitet weiter, das kostet Zeit und Crawling. Verlinken Sie direkt auf das Ziel.',
      es: 'La dirección lleva a otra, lo que cuesta tiempo y rastreo. Enlaza directamente la dirección final.',
      fr: 'L’adresse mène à une autre, ce qui coûte du temps et de l’exploration. Liez directement l’adresse finale.',
      'pt-BR': 'O endereço leva a outro, o que custa tempo e rastreamento. Aponte direto para o endereço final.',
    },
  },
  indexable: {
    name: {
      en: 'Indexing allowed',
      it: 'Indicizzazione consentita',
      de: 'Indexierung erlaubt',
      es: 'Indexación permitida',
      fr: 'Indexation autorisée',
      'pt-BR': 'Indexação permitida',
    },
    advice: {
      en: 'A noindex keeps the page out of every search engine. Take it out of the robots meta tag or the X-Robots-Tag header if the page should be found.',
      it: 'Un noindex tiene la pagina fuori da ogni motore di ricerca. Toglilo dal meta tag robots o dall’intestazione X-Robots-Tag se la pagina va trovata.',
      de: 'Ein noindex hält die Seite aus allen Suchmaschinen. Entfernen Sie es aus dem Robots-Meta-Tag oder dem Header X-Robots-Tag, wenn die Seite gefunden werden soll.',
      es: 'Un noindex deja la página fuera de todos los buscadores. Quítalo de la metaetiqueta robots o de la cabecera X-Robots-Tag si debe encontrarse.',
      fr: 'Un noindex exclut la page de tous les moteurs. Retirez-le de la balise meta robots ou de l’en-tête X-Robots-Tag si la page doit être trouvée.',
      'pt-BR':
        'Um noindex deixa a página fora de todos os buscadores. Retire-o da metatag robots ou do cabeçalho X-Robots-Tag se ela deve ser encontrada.',
    },
  },
  robots_txt: {
    name: { en: 'robots.txt', it: 'robots.txt', de: 'robots.txt', es: 'robots.txt', fr: 'robots.txt', 'pt-BR': 'robots.txt' },
    advice: {
      en: 'robots.txt forbids crawling this address, so its content is never read. Change the rule shown.',
      it: 'robots.txt vieta di scansionare questo indirizzo, quindi il contenuto non viene letto. Cambia la regola indicata.',
      de: 'robots.txt verbietet das Crawlen dieser Adresse, ihr Inhalt wird nie gelesen. Ändern Sie die genannte Regel.',
      es: 'robots.txt prohíbe rastrear esta dirección, así que su contenido no se lee. Cambia la regla indicada.',
      fr: 'robots.txt interdit d’explorer cette adresse : son contenu n’est jamais lu. Modifiez la règle indiquée.',
      'pt-BR': 'O robots.txt proíbe rastrear este endereço, e o conteúdo nunca é lido. Mude a regra indicada.',
    },
  },
  canonical: {
    name: {
      en: 'Canonical address',
      it: 'Indirizzo canonico',
      de: 'Canonical-Adresse',
      es: 'Dirección canónica',
      fr: 'Adresse canonique',
      'pt-BR': 'Endereço canônico',
    },
    advice: {
      en: 'One canonical link to the page itself tells engines which address counts; another address hands the ranking over to that one. Name exactly one.',
      it: 'Un solo link canonico alla pagina stessa dice ai motori quale indirizzo conta; un altro indirizzo gli cede il posizionamento. Indicane esattamente uno.',
      de: 'Ein Canonical-Link auf die Seite selbst sagt, welche Adresse zählt; ein anderer gibt das Ranking dorthin ab. Nennen Sie genau einen.',
      es: 'Un único enlace canónico a la propia página indica qué dirección cuenta; otra dirección se lleva el posicionamiento. Indica exactamente uno.',
      fr: 'Un seul lien canonique vers la page elle-même dit quelle adresse compte ; une autre récupère le classement. Indiquez-en exactement un.',
      'pt-BR':
        'Um único link canônico para a própria página diz qual endereço conta; outro endereço fica com a classificação. Indique exatamente um.',
    },
  },
  title: {
    name: { en: 'Title', it: 'Titolo', de: 'Titel', es: 'Título', fr: 'Titre', 'pt-BR': 'Título' },
    advice: {
      en: 'The title is the headline of the search result and is cut above 580 px. Give the page one of 200 to 580 px that names its subject first.',
      it: 'Il titolo è l’intestazione del risultato e viene tagliato oltre 580 px. Danne alla pagina uno tra 200 e 580 px che nomini prima il tema.',
      de: 'Der Titel ist die Überschrift des Suchergebnisses und wird über 580 px gekürzt. Geben Sie der Seite einen von 200 bis 580 px, der das Thema zuerst nennt.',
      es: 'El título encabeza el resultado y se corta por encima de 580 px. Pon uno de 200 a 580 px que nombre primero el tema.',
      fr: 'Le titre coiffe le résultat et il est coupé au-delà de 580 px. Donnez-en un de 200 à 580 px qui nomme d’abord le sujet.',
      'pt-BR':
        'O título encabeça o resultado e é cortado acima de 580 px. Dê à página um de 200 a 580 px que nomeie primeiro o assunto.',
    },
  },
  description: {
    name: {
      en: 'Meta description',
      it: 'Meta description',
      de: 'Meta-Beschreibung',
      es: 'Metadescripción',
      fr: 'Méta-description',
      'pt-BR': 'Metadescrição',
    },
    advice: {
      en: 'The description wins the click and is cut above 920 px. Write one of 400 to 920 px with the benefit first.',
      it: 'La descrizione conquista il clic e viene tagliata oltre 920 px. Scrivine una tra 400 e 920 px con il vantaggio in testa.',
      de: 'Die Beschreibung gewinnt den Klick und wird über 920 px gekürzt. Schreiben Sie eine von 400 bis 920 px, den Nutzen zuerst.',
      es: 'La descripción gana el clic y se corta por encima de 920 px. Escribe una de 400 a 920 px con la ventaja por delante.',
      fr: 'La description gagne le clic et elle est coupée au-delà de 920 px. Écrivez-en une de 400 à 920 px, l’avantage en tête.',
      'pt-BR': 'A descrição conquista o clique e é cortada acima de 920 px. Escreva uma de 400 a 920 px com a vantagem primeiro.',
    },
  },
  h1: {
    name: {
      en: 'Main heading (H1)',
      it: 'Titolo principale (H1)',
      de: 'Hauptüberschrift (H1)',
      es: 'Encabezado principal (H1)',
      fr: 'Titre principal (H1)',
      'pt-BR': 'Título principal (H1)',
    },
    advice: {
      en: 'One H1 tells readers and engines what the page is about. Keep exactly one.',
      it: 'Un H1 dice a lettori e motori di che cosa tratta la pagina. Tienine esattamente uno.',
      de: 'Eine H1 sagt Lesern und Suchmaschinen, worum es geht. Behalten Sie genau eine.',
      es: 'Un H1 dice a lectores y buscadores de qué trata la página. Deja exactamente uno.',
      fr: 'Un H1 dit aux lecteurs et aux moteurs de quoi parle la page. Gardez-en exactement un.',
      'pt-BR': 'Um H1 diz a leitores e buscadores do que trata a página. Mantenha exatamente um.',
    },
  },
  heading_order: {
    name: {
      en: 'Order of headings',
      it: 'Ordine dei titoli',
      de: 'Reihenfolge der Überschriften',
      es: 'Orden de los encabezados',
      fr: 'Ordre des titres',
      'pt-BR': 'Ordem dos títulos',
    },
    advice: {
      en: 'A skipped level breaks the outline that readers of screens and engines follow. Go from H2 to H3 without gaps.',
      it: 'Un livello saltato rompe la scaletta seguita da screen reader e motori. Passa da H2 a H3 senza salti.',
      de: 'Eine übersprungene Ebene stört die Gliederung, der Screenreader und Suchmaschinen folgen. Gehen Sie lückenlos von H2 zu H3.',
      es: 'Un nivel omitido rompe el esquema que siguen lectores de pantalla y buscadores. Pasa de H2 a H3 sin saltos.',
      fr: 'Un niveau sauté casse le plan que suivent lecteurs d’écran et moteurs. Passez de H2 à H3 sans saut.',
      'pt-BR': 'Um nível pulado quebra o esquema que leitores de tela e buscadores seguem. Vá de H2 a H3 sem saltos.',
    },
  },
  words: {
    name: {
      en: 'Words of the main text',
      it: 'Parole del testo principale',
      de: 'Wörter im Haupttext',
      es: 'Palabras del texto principal',
      fr: 'Mots du texte principal',
      'pt-BR': 'Palavras do texto principal',
    },
    advice: {
      en: 'Little text rarely answers a question in full. Add what visitors ask about; there is no ideal length.',
      it: 'Poco testo di rado risponde a fondo. Aggiungi ciò che i visitatori chiedono; non esiste una lunghezza ideale.',
      de: 'Wenig Text beantwortet selten eine Frage ganz. Ergänzen Sie, was Besucher fragen; eine ideale Länge gibt es nicht.',
      es: 'Poco texto rara vez responde del todo. Añade lo que preguntan las visitas; no hay una longitud ideal.',
      fr: 'Peu de texte répond rarement en entier. Ajoutez ce que demandent les visiteurs ; il n’y a pas de longueur idéale.',
      'pt-BR': 'Pouco texto raramente responde por completo. Acrescente o que os visitantes perguntam; não há tamanho ideal.',
    },
  },
  readability: {
    name: {
      en: 'Readability (0 to 100)',
      it: 'Leggibilità (0-100)',
      de: 'Lesbarkeit (0 bis 100)',
      es: 'Legibilidad (0 a 100)',
      fr: 'Lisibilité (0 à 100)',
      'pt-BR': 'Legibilidade (0 a 100)',
    },
    advice: {
      en: 'Below 40 most readers give up. Split long sentences and choose shorter words.',
      it: 'Sotto 40 molti lettori rinunciano. Dividi le frasi lunghe e scegli parole più brevi.',
      de: 'Unter 40 geben viele auf. Teilen Sie lange Sätze und wählen Sie kürzere Wörter.',
      es: 'Por debajo de 40 muchos abandonan. Divide las frases largas y elige palabras más cortas.',
      fr: 'Sous 40, beaucoup renoncent. Coupez les longues phrases et choisissez des mots plus courts.',
      'pt-BR': 'Abaixo de 40 muitos desistem. Divida frases longas e escolha palavras mais curtas.',
    },
  },
  keyword_title: {
    name: {
      en: 'Keyword in the title',
      it: 'Parola chiave nel titolo',
      de: 'Keyword im Titel',
      es: 'Palabra clave en el título',
      fr: 'Mot-clé dans le titre',
      'pt-BR': 'Palavra-chave no título',
    },
    advice: {
      en: 'Searchers look for their own words in the result. Put the keyword near the start of the title.',
      it: 'Chi cerca guarda se ritrova le proprie parole. Metti la parola chiave verso l’inizio del titolo.',
      de: 'Suchende achten auf ihre eigenen Wörter. Setzen Sie das Keyword weit vorn in den Titel.',
      es: 'Quien busca espera ver sus palabras. Pon la palabra clave al principio del título.',
      fr: 'On cherche ses propres mots dans le résultat. Placez le mot-clé vers le début du titre.',
      'pt-BR': 'Quem busca procura as próprias palavras. Ponha a palavra-chave no começo do título.',
    },
  },
  keyword_h1: {
    name: {
      en: 'Keyword in the H1',
      it: 'Parola chiave nell’H1',
      de: 'Keyword in der H1',
      es: 'Palabra clave en el H1',
      fr: 'Mot-clé dans le H1',
      'pt-BR': 'Palavra-chave no H1',
    },
    advice: {
      en: 'The heading should confirm that the visitor is in the right place. Use the keyword or a form of it.',
      it: 'Il titolo deve confermare che il visitatore è nel posto giusto. Usa la parola chiave o una sua forma.',
      de: 'Die Überschrift soll bestätigen, dass man richtig ist. Verwenden Sie das Keyword oder eine Form davon.',
      es: 'El encabezado debe confirmar que se está en el sitio correcto. Usa la palabra clave o una forma de ella.',
      fr: 'Le titre doit confirmer qu’on est au bon endroit. Employez le mot-clé ou l’une de ses formes.',
      'pt-BR': 'O título deve confirmar que o visitante está no lugar certo. Use a palavra-chave ou uma forma dela.',
    },
  },
} satisfies Record<string, { name: Remark; advice: Remark }>;
