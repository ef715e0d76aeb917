import type english from '../../en/remarks/domain-authority.ts';
import type { Words } from '../../words.ts';

export default {
  explained:
    'Estimativas desta plataforma pela lista de posições informada: posição 1 é 100, posição 100 milhões é 0, em escala logarítmica. Uma página perde 5 pontos por pasta e fica em no máximo 10 se não responde 200. Servem para comparar; não são números da Moz nem do Google.',
  connected: 'Fonte: {source}, {date}. Força pelos links de outros domínios, de 0 a 100; apenas para comparar páginas.',
  no_list: 'Sem dados: nenhuma fonte de posições está conectada. Cole uma lista CSV (domínio; posição).',
  no_data: 'sem dados',
} satisfies Words<typeof english>;
