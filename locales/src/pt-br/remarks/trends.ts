import type english from '../../en/remarks/trends.ts';
import type { Words } from '../../words.ts';

export default {
  wikimedia:
    'Fonte: visualizações da Wikipédia ({project}) segundo a Wikimedia, {date}. 100 é o maior valor mostrado. É o interesse de leitores de enciclopédia, não de quem busca.',
  connected: 'Fonte: {source}, {date}. 100 é o maior valor mostrado.',
  breakout: 'Um crescimento de 5.000 % significa mais do que isso: antes quase não havia buscas.',
  own: 'Fonte: os números que você informou, {date}. 100 é o maior; nada foi acrescentado.',
  short: 'Dados insuficientes para uma sazonalidade: são necessários ao menos dois anos.',
  none: 'Sem dados para: {list}.',
} satisfies Words<typeof english>;
