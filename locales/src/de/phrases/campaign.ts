import type { CampaignPhrases } from '../../en/phrases/campaign.ts';

const campaign: CampaignPhrases = {
  angles: { offer: 'Angebot', proof: 'Beleg', benefit: 'Nutzen' },
  proofWords:
    /(?<!\p{L})(?:seit|mehr als|über \d|Bewertung\p{L}*|Sterne|zertifiziert|geprüft|ausgezeichnet|Kunden|Kundinnen|Haushalte|Prozent der)(?!\p{L})/iu,
  conditionWords:
    /(?<!\p{L})(?:gilt|gültig|bis zum|bis \d|nur|kombinierbar|solange|Mindest\p{L}*|ausgenommen|Bedingung\p{L}*|außer)(?!\p{L})/iu,
  angleMissing: 'weitere Vorteile, Angebote oder Belege, je Zeile einer: Aus jedem wird eine eigene Variante.',
  pictureMissing: 'was auf dem Bild zu sehen ist.',
  timing: (days) => (days === 0 ? 'Erste E-Mail' : `Nach ${days} Tagen ohne Antwort senden`),
  prospectMissing: 'ein Satz über das Gegenüber: etwas, das Ihnen am Unternehmen aufgefallen ist.',
  proofMissing: 'ein Ergebnis oder eine Referenz.',
  followUpMissing:
    'etwas Neues für diese E-Mail: ein weiterer Vorteil, ein Beispiel oder die Antwort auf einen häufigen Zweifel.',
  ask: (ask, formal) => (formal ? `Mein Vorschlag: ${ask}. Passt Ihnen das?` : `Mein Vorschlag: ${ask}. Passt dir das?`),
  optOut: (formal) =>
    formal
      ? 'Wenn Sie keine weiteren E-Mails von mir möchten, genügt eine kurze Antwort, und ich schreibe nicht mehr.'
      : 'Wenn du keine weiteren E-Mails von mir möchtest, genügt eine kurze Antwort, und ich schreibe nicht mehr.',
  lastNote: 'Das ist meine letzte E-Mail zu diesem Thema.',
  pitch: {
    marketMissing: 'Größe des Marktes und wer zum Team gehört.',
    occasionMissing: 'der Anlass, der daraus gerade jetzt eine Nachricht macht.',
    gainMissing: 'was der Partner davon hat.',
    proofMissing: 'Zahlen, Kunden oder Ergebnisse als Beleg.',
  },
  buttons: {
    promotion: 'Zum Angebot',
    launch: 'Jetzt ansehen',
    seasonal: 'Zum Angebot',
    abandoned_cart: 'Zurück zum Warenkorb',
    reactivation: 'Neues ansehen',
    event_invitation: 'Jetzt anmelden',
    loyalty: 'Zum Dankeschön',
  },
  offerTitle: 'Das Angebot',
  benefitsTitle: 'Das steckt drin',
  coupon: (code) => `Code: ${code}`,
  conditionsMissing: 'Bedingungen und Frist des Angebots.',
  landingMissing: 'Link hinter der Schaltfläche.',
};

export default campaign;
