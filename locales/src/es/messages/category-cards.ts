export default {
  card_keyword_required: 'Introduce una palabra clave',
  keyword_linked: 'La palabra clave lleva ahora a su página',
  keyword_unlinked: 'La palabra clave ya no lleva a ninguna página',
  card_saved: 'Tarjeta de categoría guardada',
  card_deleted: 'Tarjeta de categoría eliminada',
  already_linked: '«{keyword}» ya enlaza a {url}',
  card_changed: 'Otra persona ha cambiado esta tarjeta. Vuelve a cargarla e inténtalo de nuevo.',
  price_changed: 'El precio ha cambiado a {price} créditos. Compruébalo y confírmalo de nuevo.',
  card_target_lost: 'Una página a la que enlaza esta tarjeta ya no responde',
  keyword_promoted: '«{detail}» tiene ahora una página de destino',
  card_in_review: '«{name}» está en revisión. Pide primero cambios en su tarea y vuelve a escribir la tarjeta.',
};
