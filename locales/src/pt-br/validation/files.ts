import type english from '../../en/validation/files.ts';
import type { Words } from '../../words.ts';

export default {
  file_kind: 'Pelo conteúdo, {name} não é nenhum destes: {kinds}',
  file_damaged: 'Não foi possível ler {name}; o arquivo pode estar danificado',
  file_without_words: 'Não há palavras em {name}; uma digitalização contém apenas imagens delas',
  table_without_rows: '{name} não tem linhas abaixo do cabeçalho',
  table_too_long: 'Um pedido aceita no máximo {max} linhas; para mais, faça um pedido em lote',
  picture_too_many_pixels: '{name} tem mais de 50 milhões de pixels',
  file_by_address: 'Em um pedido em lote, indique os arquivos pelo endereço https; um arquivo enviado pertence a um só documento',
  columns_missing: '{name} precisa destas colunas: {columns}',
  file_without_pairs: 'Não há palavras com tradução em {name}',
  file_with_entities: '{name} declara entidades próprias, que não são lidas; salve sem elas',
  too_many_pairs: '{name} contém mais de {max}; divida em vários arquivos',
  upload_gone: 'Este arquivo não está mais aqui; envie-o de novo',
  not_a_picture: '{name} não é uma imagem PNG, JPEG ou WebP',
  picture_too_large: '{name} tem mais de {max} MB',
  file_too_large: '{name} tem mais de 10 MB',
  file_type: '{name} não é um dos tipos de arquivo aceitos',
  file_empty: '{name} está vazio',
  source_name_required: 'Informar um nome para a fonte é obrigatório',
  source_file_required: 'Enviar um arquivo é obrigatório',
  source_url_required: 'Informar a URL da fonte é obrigatório',
  too_many_cells: 'Esta linha tem mais células do que colunas. Há uma vírgula ou um ponto e vírgula fora das aspas?',
  no_column: 'Nenhuma coluna está associada a “{field}”. {text}',
  row: 'Linha {text}',
} satisfies Words<typeof english>;
