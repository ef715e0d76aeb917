// What the on-page audit checks, and why and how to mend it: pictures, links, data and technique.
import type { Remark } from '../remark.ts';

export const moreAuditWords = {
  keyword_text: {
    name: {
      en: 'Keyword in the first 100 words',
      it: 'Parola chiave nelle prime 100 parole',
      de: 'Keyword in den ersten 100 Wörtern',
      es: 'Palabra clave en las primeras 100 palabras',
      fr: 'Mot-clé dans les 100 premiers mots',
      'pt-BR': 'Palavra-chave nas primeiras 100 palavras',
    },
    advice: {
      en: 'The subject should be plain at once. Name it in the first paragraph.',
      it: 'Il tema deve essere chiaro subito. Nominalo nel primo paragrafo.',
      de: 'Das Thema soll sofort klar sein. Nennen Sie es im ersten Absatz.',
      es: 'El tema debe quedar claro enseguida. Nómbralo en el primer párrafo.',
      fr: 'Le sujet doit être clair d’emblée. Nommez-le dans le premier paragraphe.',
      'pt-BR': 'O assunto deve ficar claro logo. Cite-o no primeiro parágrafo.',
    },
  },
  image_alt: {
    name: {
      en: 'Images without alternative text',
      it: 'Immagini senza testo alternativo',
      de: 'Bilder ohne Alternativtext',
      es: 'Imágenes sin texto alternativo',
      fr: 'Images sans texte alternatif',
      'pt-BR': 'Imagens sem texto alternativo',
    },
    advice: {
      en: 'Without an alt attribute neither screen readers nor image search know the picture. Describe each; give ornaments an empty alt.',
      it: 'Senza attributo alt né gli screen reader né la ricerca immagini capiscono la figura. Descrivile; alle decorazioni dai un alt vuoto.',
      de: 'Ohne alt-Attribut kennen weder Screenreader noch Bildersuche das Bild. Beschreiben Sie jedes; Schmuckbilder bekommen ein leeres alt.',
      es: 'Sin atributo alt ni los lectores de pantalla ni la búsqueda de imágenes entienden la imagen. Describe cada una; a los adornos, un alt vacío.',
      fr: 'Sans attribut alt, ni lecteurs d’écran ni recherche d’images ne comprennent l’image. Décrivez chacune ; aux ornements, un alt vide.',
      'pt-BR':
        'Sem o atributo alt, nem leitores de tela nem a busca de imagens entendem a figura. Descreva cada uma; enfeites recebem alt vazio.',
    },
  },
  internal_links: {
    name: {
      en: 'Internal links',
      it: 'Link interni',
      de: 'Interne Links',
      es: 'Enlaces internos',
      fr: 'Liens internes',
      'pt-BR': 'Links internos',
    },
    advice: {
      en: 'Links to your own pages lead visitors and robots on. Add some to related pages.',
      it: 'I link alle tue pagine guidano visitatori e robot. Aggiungine verso pagine affini.',
      de: 'Links auf eigene Seiten führen Besucher und Robots weiter. Ergänzen Sie einige zu verwandten Seiten.',
      es: 'Los enlaces a tus páginas guían a visitas y robots. Añade algunos a páginas afines.',
      fr: 'Les liens vers vos pages guident visiteurs et robots. Ajoutez-en vers des pages proches.',
      'pt-BR': 'Links para suas páginas guiam visitantes e robôs. Acrescente alguns para páginas afins.',
    },
  },
  link_texts: {
    name: {
      en: 'Links without text',
      it: 'Link senza testo',
      de: 'Links ohne Text',
      es: 'Enlaces sin texto',
      fr: 'Liens sans texte',
      'pt-BR': 'Links sem texto',
    },
    advice: {
      en: 'A link without words says nothing about its target. Give each a text, or its picture an alt.',
      it: 'Un link senza parole non dice nulla della destinazione. Dai a ciascuno un testo, o un alt alla sua immagine.',
      de: 'Ein Link ohne Worte sagt nichts über sein Ziel. Geben Sie jedem einen Text oder seinem Bild ein alt.',
      es: 'Un enlace sin palabras no dice nada de su destino. Dale un texto, o un alt a su imagen.',
      fr: 'Un lien sans mots ne dit rien de sa cible. Donnez-lui un texte, ou un alt à son image.',
      'pt-BR': 'Um link sem palavras nada diz do destino. Dê a cada um um texto, ou um alt à imagem.',
    },
  },
  broken_links: {
    name: {
      en: 'Broken links',
      it: 'Link interrotti',
      de: 'Defekte Links',
      es: 'Enlaces rotos',
      fr: 'Liens cassés',
      'pt-BR': 'Links quebrados',
    },
    advice: {
      en: 'A dead end annoys visitors and wastes crawling. Mend or remove the links shown.',
      it: 'Un vicolo cieco infastidisce e spreca scansioni. Ripara o togli i link indicati.',
      de: 'Sackgassen ärgern Besucher und kosten Crawling. Reparieren oder entfernen Sie die genannten Links.',
      es: 'Un callejón sin salida molesta y desperdicia rastreo. Repara o quita los enlaces indicados.',
      fr: 'Une impasse agace et gaspille l’exploration. Réparez ou retirez les liens indiqués.',
      'pt-BR': 'Um beco sem saída irrita e desperdiça rastreamento. Corrija ou remova os links indicados.',
    },
  },
  structured_data: {
    name: {
      en: 'Structured data (JSON-LD)',
      it: 'Dati strutturati (JSON-LD)',
      de: 'Strukturierte Daten (JSON-LD)',
      es: 'Datos estructurados (JSON-LD)',
      fr: 'Données structurées (JSON-LD)',
      'pt-BR': 'Dados estruturados (JSON-LD)',
    },
    advice: {
      en: 'Structured data make rich results possible; a block that is no valid JSON with a type is ignored. Add or mend them.',
      it: 'I dati strutturati permettono i risultati avanzati; un blocco che non è JSON valido con un tipo viene ignorato. Aggiungili o correggili.',
      de: 'Strukturierte Daten ermöglichen Rich Results; ein Block ohne gültiges JSON und Typ wird ignoriert. Ergänzen oder reparieren Sie sie.',
      es: 'Los datos estructurados permiten resultados enriquecidos; un bloque que no es JSON válido con tipo se ignora. Añádelos o corrígelos.',
      fr: 'Les données structurées permettent les résultats enrichis ; un bloc qui n’est pas du JSON valide avec un type est ignoré. Ajoutez-les ou corrigez-les.',
      'pt-BR':
        'Dados estruturados permitem resultados avançados; um bloco que não é JSON válido com tipo é ignorado. Acrescente ou corrija.',
    },
  },
  hreflang: {
    name: { en: 'hreflang', it: 'hreflang', de: 'hreflang', es: 'hreflang', fr: 'hreflang', 'pt-BR': 'hreflang' },
    advice: {
      en: 'A set of hreflang links counts only with valid codes and a link to the page itself. Mend the codes shown or add the missing link.',
      it: 'Un insieme di hreflang vale solo con codici validi e un link alla pagina stessa. Correggi i codici o aggiungi il link mancante.',
      de: 'hreflang gilt nur mit gültigen Codes und einem Link auf die Seite selbst. Korrigieren Sie die Codes oder ergänzen Sie den Link.',
      es: 'Un conjunto hreflang solo vale con códigos válidos y un enlace a la propia página. Corrige los códigos o añade el enlace.',
      fr: 'Un ensemble hreflang ne vaut qu’avec des codes valides et un lien vers la page elle-même. Corrigez les codes ou ajoutez le lien.',
      'pt-BR':
        'Um conjunto hreflang só vale com códigos válidos e um link para a própria página. Corrija os códigos ou acrescente o link.',
    },
  },
  language: {
    name: {
      en: 'Language named',
      it: 'Lingua indicata',
      de: 'Sprache angegeben',
      es: 'Idioma indicado',
      fr: 'Langue indiquée',
      'pt-BR': 'Idioma indicado',
    },
    advice: {
      en: 'The lang attribute lets browsers translate and screen readers pronounce rightly. Set it at the html element.',
      it: 'L’attributo lang serve ai browser per tradurre e agli screen reader per pronunciare. Mettilo nell’elemento html.',
      de: 'Das lang-Attribut hilft Browsern beim Übersetzen und Screenreadern bei der Aussprache. Setzen Sie es am html-Element.',
      es: 'El atributo lang permite traducir y pronunciar bien. Ponlo en el elemento html.',
      fr: 'L’attribut lang permet de bien traduire et prononcer. Mettez-le sur l’élément html.',
      'pt-BR': 'O atributo lang permite traduzir e pronunciar direito. Ponha-o no elemento html.',
    },
  },
  social: {
    name: {
      en: 'Social tags',
      it: 'Tag social',
      de: 'Social-Tags',
      es: 'Etiquetas sociales',
      fr: 'Balises sociales',
      'pt-BR': 'Tags sociais',
    },
    advice: {
      en: 'Without og:title and og:image networks guess what a shared link looks like. Add both.',
      it: 'Senza og:title e og:image le reti indovinano l’aspetto del link condiviso. Aggiungi entrambi.',
      de: 'Ohne og:title und og:image raten die Netzwerke, wie ein geteilter Link aussieht. Ergänzen Sie beide.',
      es: 'Sin og:title y og:image las redes adivinan el aspecto del enlace. Añade ambos.',
      fr: 'Sans og:title ni og:image, les réseaux devinent l’aspect du lien partagé. Ajoutez les deux.',
      'pt-BR': 'Sem og:title e og:image as redes adivinham a aparência do link. Acrescente os dois.',
    },
  },
  viewport: {
    name: {
      en: 'Mobile viewport',
      it: 'Viewport mobile',
      de: 'Mobiler Viewport',
      es: 'Viewport móvil',
      fr: 'Viewport mobile',
      'pt-BR': 'Viewport móvel',
    },
    advice: {
      en: 'Google reads the mobile page first. Add a viewport meta tag with width=device-width.',
      it: 'Google legge prima la pagina mobile. Aggiungi un meta tag viewport con width=device-width.',
      de: 'Google liest zuerst die mobile Seite. Ergänzen Sie ein Viewport-Meta-Tag mit width=device-width.',
      es: 'Google lee primero la página móvil. Añade una metaetiqueta viewport con width=device-width.',
      fr: 'Google lit d’abord la page mobile. Ajoutez une balise meta viewport avec width=device-width.',
      'pt-BR': 'O Google lê primeiro a página móvel. Acrescente uma metatag viewport com width=device-width.',
    },
  },
  https: {
    name: {
      en: 'Encrypted address',
      it: 'Indirizzo cifrato',
      de: 'Verschlüsselte Adresse',
      es: 'Dirección cifrada',
      fr: 'Adresse chiffrée',
      'pt-BR': 'Endereço criptografado',
    },
    advice: {
      en: 'Browsers warn of pages without https, and https is preferred in search. Move the page.',
      it: 'I browser avvisano delle pagine senza https, e la ricerca preferisce https. Sposta la pagina.',
      de: 'Browser warnen vor Seiten ohne https, und die Suche bevorzugt https. Stellen Sie die Seite um.',
      es: 'Los navegadores avisan de páginas sin https, y la búsqueda prefiere https. Migra la página.',
      fr: 'Les navigateurs signalent les pages sans https, et la recherche préfère https. Migrez la page.',
      'pt-BR': 'Os navegadores alertam sobre páginas sem https, e a busca prefere https. Migre a página.',
    },
  },
  weight: {
    name: {
      en: 'Weight of the markup',
      it: 'Peso del markup',
      de: 'Größe des Markups',
      es: 'Peso del marcado',
      fr: 'Poids du balisage',
      'pt-BR': 'Peso da marcação',
    },
    advice: {
      en: 'Heavy markup loads slowly, and Google reads only its first 2 MB. Take out inline scripts, styles and data.',
      it: 'Un markup pesante carica lentamente, e Google ne legge solo i primi 2 MB. Togli script, stili e dati incorporati.',
      de: 'Großes Markup lädt langsam, und Google liest nur die ersten 2 MB. Entfernen Sie eingebettete Skripte, Stile und Daten.',
      es: 'Un marcado pesado carga despacio, y Google solo lee los primeros 2 MB. Quita scripts, estilos y datos incrustados.',
      fr: 'Un balisage lourd se charge lentement, et Google n’en lit que les 2 premiers Mo. Retirez scripts, styles et données intégrés.',
      'pt-BR': 'Marcação pesada carrega devagar, e o Google só lê os primeiros 2 MB. Retire scripts, estilos e dados embutidos.',
    },
  },
} satisfies Record<string, { name: Remark; advice: Remark }>;
