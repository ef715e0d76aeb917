export default {
  card_keyword_required: 'Insira uma palavra-chave',
  keyword_linked: 'A palavra-chave agora leva à sua página',
  keyword_unlinked: 'A palavra-chave não leva mais a nenhuma página',
  card_saved: 'Card de categoria salvo',
  card_deleted: 'Card de categoria excluído',
  already_linked: '“{keyword}” já leva a {url}',
  card_changed: 'Outra pessoa alterou este card. Recarregue-o e tente novamente.',
  price_changed: 'O preço mudou para {price} créditos. Confira e confirme novamente.',
  card_target_lost: 'Uma página para a qual este card aponta não responde mais',
  keyword_promoted: '“{detail}” agora tem uma página de destino',
  card_in_review: '“{name}” está em revisão. Primeiro peça alterações na tarefa e depois escreva o card de novo.',
};
