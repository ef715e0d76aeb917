export default {
  card_keyword_required: 'Saisissez un mot-clé',
  keyword_linked: 'Le mot-clé mène maintenant à sa page',
  keyword_unlinked: 'Le mot-clé ne mène plus à aucune page',
  card_saved: 'Carte de catégorie enregistrée',
  card_deleted: 'Carte de catégorie supprimée',
  already_linked: '« {keyword} » renvoie déjà vers {url}',
  card_changed: 'Quelqu’un d’autre a modifié cette carte. Rechargez-la et réessayez.',
  price_changed: 'Le prix est maintenant de {price} crédits. Vérifiez-le et confirmez à nouveau.',
  card_target_lost: 'Une page vers laquelle cette carte renvoie ne répond plus',
  keyword_promoted: '« {detail} » a maintenant une page cible',
  card_in_review:
    '« {name} » est en cours de relecture. Demandez d’abord des modifications dans sa tâche, puis réécrivez la carte.',
  card_not_in_text: 'Le titre « {name} » n’est plus dans le document. Modifiez cette carte dans le document lui-même.',
  cards_created: 'Cartes créées : {count}',
  card_needs_keyword: 'Saisissez un mot-clé principal pour rédiger cette carte',
  no_category_pages: 'Chaque page de catégorie a déjà une carte, ou le site n’en a aucune',
};
