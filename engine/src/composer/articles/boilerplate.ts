// Page content beside the text: consent notices, invitations to share, bylines, captions. None of it belongs in an article.

const notices = [
  /\b(?:we use|uses?|accept(?: all)?|manage) cookies\b|cookie (?:policy|settings|preferences|consent)/i,
  /\ball rights reserved\b|©|\bprivacy policy\b|\bterms (?:of|and) (?:use|service|conditions)\b/i,
  /\b(?:read|find out|learn) more\b.{0,40}$|\bclick here\b|\b(?:share|tweet|pin) (?:this|on|it|via)\b|\bfollow us\b/i,
  /\b(?:subscribe|sign up) (?:to|for) (?:our|the|my)\b|\bleave a (?:comment|reply)\b|\brelated (?:articles|posts)\b|\badvertisement\b/i,
  /\bverwende(?:n|t) (?:wir )?cookies\b|\bcookie-?einstellungen\b|\balle rechte vorbehalten\b|\bdatenschutzerklärung\b|\bimpressum\b/i,
  /\b(?:jetzt )?(?:weiterlesen|mehr erfahren|hier klicken)\b|\b(?:beitrag|artikel) teilen\b|\bfolgen sie uns\b|\bnewsletter (?:abonnieren|anmelden)\b/i,
  /\butilizz\p{L}+ (?:i )?cookie\b|\binformativa sulla privacy\b|\btutti i diritti riservati\b|\bcondividi (?:su|questo)\b/iu,
  /\b(?:leggi (?:anche|tutto|di più)|clicca qui|seguici su|iscriviti alla)\b/i,
  /\butiliza(?:mos)? cookies\b|\bpolítica de (?:privacidad|privacidade|cookies)\b|\btodos los derechos reservados\b|\bcomparte (?:en|este)\b/i,
  /\b(?:leer más|lee también|haz clic aquí|síguenos en|suscríbete a)\b/i,
  /\butilis\p{L}+ des cookies\b|\bpolitique de confidentialité\b|\btous droits réservés\b|\bmentions légales\b|\bpartager (?:sur|cet)\b/iu,
  /\b(?:lire (?:la suite|aussi)|cliquez ici|suivez-nous|abonnez-vous)\b/i,
  /\bus(?:a|amos) cookies\b|\btodos os direitos reservados\b|\bcompartilh\p{L}+ (?:no|este)\b/iu,
  /\b(?:leia (?:mais|também)|clique aqui|siga-nos|inscreva-se (?:na|em))\b/i,
];

/** References to other pages, and to the next part. */
const announcements = [
  /^(?:pour (?:aller plus loin|en savoir plus)|(?:para|si quieres) saber más|per (?:approfondire|saperne di più)|para saber mais|mehr dazu|for more (?:information|on this|details))(?!\p{L})/iu,
  /^(?:scopriamo (?:insieme|come)|aquí tienes (?:una guía|algunos)|voici (?:un guide|nos conseils)|confira (?:a seguir|abaixo)|hier erfahren sie|read on to|here is a guide)(?!\p{L})/iu,
];

const captions =
  /^(?:photos?|images?|pictures?|figures?|fig|table|caption|credit|bild(?:quelle)?|foto|fotos|abb(?:ildung)?|tabelle|imagen|figura|immagine|tabella|crédito|légende|crédit|quelle|source|fonte|fuente|tags?|categor(?:y|ies|ía|ia|ie)|posted|published|updated|veröffentlicht|pubblicato|publicado|publié)\b[^.]{0,90}[:.|]/i;

const byline =
  /^(?:by|von|di|por|par|de|text|texto|testo|texte)\s+\p{Lu}[\p{L}.'-]+(?:\s+\p{Lu}[\p{L}.'-]+){0,3}\s*(?:[,|–-].*)?$/u;

/** "Par Anne Roux, le 12 octobre.": at the beginning of a page, with nothing but its date behind the name. */
const datedByline =
  /^(?:By|Von|Di|Por|Par|De)\s+\p{Lu}[\p{L}.'-]+(?:\s+\p{Lu}[\p{L}.'-]+){1,3}(?:\s*[,|·–-]\s*(?:(?:le|am|il|el|em|on|the)\s+)?\d{1,2}\.?(?:\s+(?:de\s+)?\p{L}+){0,2}(?:\s+(?:de\s+)?\d{4})?)?\.?$/u;

const advert =
  /^(?:anzeige|werbung|advertisement|sponsored|ad|publicité|annuncio|pubblicità|anuncio|publicidad|publicidade)\s*:/iu;
/** "RAIN15": a shop's coupon code for its checkout. */
const couponCode = /(?<![\p{L}\d])\p{Lu}{3,}\d{1,3}(?![\p{L}\d])/u;
const coupon =
  /(?<!\p{L})(?:(?:promo |discount |coupon )?code|coupon|voucher|gutschein\p{L}*|rabattcode|codice(?: sconto)?|código|cup[oó]n|cupom|code promo)(?!\p{L})/iu;

const isAdvert = (text: string) => advert.test(text) || (couponCode.test(text) && coupon.test(text));

const emptyHeadings =
  /^(?:home|menu|search|contacts?|comments?|share|tags?|categories|related.*|see also|references|sources?|footnotes|newsletter|about(?: us)?|login|table of contents|contents|introduction|conclusions?|summary|faqs?|kontakt|kommentare|teilen|suche|inhalt(?:sverzeichnis)?|einleitung|fazit|quellen|impressum|contatti|commenti|cerca|indice|introduzione|conclusion[ei]|fonti|contactos?|comentarios|buscar|índice|introducción|conclusión|fuentes|commentaires|rechercher|sommaire|menu principal|contato|comentários|pesquisar|introdução|conclusão|sumário)$/i;

/** True for a paragraph or sentence that is page furniture. */
export const isBoilerplate = (text: string): boolean =>
  captions.test(text) ||
  byline.test(text) ||
  datedByline.test(text) ||
  isAdvert(text) ||
  notices.some((notice) => notice.test(text));

/** True for a heading that names no subject ("Comments", "Conclusion", "Share"). */
export const isEmptyHeading = (heading: string): boolean =>
  emptyHeadings.test(heading.replace(/[:.!?\s]+$/, '')) || isBoilerplate(heading);

/** True for a sentence that only announces another text or the next part. */
export const isAnnouncement = (sentence: string): boolean => announcements.some((announcement) => announcement.test(sentence));
