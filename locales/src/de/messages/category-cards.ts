export default {
  card_keyword_required: 'Geben Sie ein Keyword ein',
  keyword_linked: 'Das Keyword führt jetzt zu seiner Seite',
  keyword_unlinked: 'Das Keyword führt zu keiner Seite mehr',
  card_saved: 'Kategoriekarte gespeichert',
  card_deleted: 'Kategoriekarte gelöscht',
  already_linked: '„{keyword}“ verlinkt bereits auf {url}',
  card_changed: 'Diese Karte wurde inzwischen von jemand anderem geändert. Laden Sie sie neu und versuchen Sie es noch einmal.',
  price_changed: 'Der Preis beträgt jetzt {price} Credits. Prüfen und bestätigen Sie ihn erneut.',
  card_target_lost: 'Eine Seite, auf die diese Karte verlinkt, antwortet nicht mehr',
  keyword_promoted: '„{detail}“ hat jetzt eine Zielseite',
  card_in_review:
    '„{name}“ wird gerade geprüft. Fordern Sie zuerst in der Aufgabe Änderungen an und schreiben Sie die Karte dann neu.',
  card_not_in_text: 'Die Überschrift „{name}“ steht nicht mehr im Dokument. Ändern Sie diese Karte im Dokument selbst.',
  cards_created: 'Erstellte Karten: {count}',
  card_needs_keyword: 'Geben Sie ein Haupt-Keyword ein, um diese Karte zu schreiben',
  no_category_pages: 'Jede Kategorieseite hat schon eine Karte, oder die Website hat keine',
};
