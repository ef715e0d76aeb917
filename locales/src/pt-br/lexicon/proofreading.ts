import type english from '../../en/lexicon/proofreading.ts';
import type { Words } from '../../words.ts';

export default {
  misspellings:
    'voçê=você voçes=vocês voce=você voces=vocês tambem=também alem=além ninguem=ninguém alguem=alguém parabens=parabéns informacao=informação informacoes=informações atencao=atenção promocao=promoção localizacao=localização solucao=solução situacao=situação nao=não sao=são entao=então opniao=opinião opnião=opinião opiniao=opinião ja=já atraves=através atravez=através facil=fácil faceis=fáceis dificil=difícil rapido=rápido rapida=rápida otimo=ótimo otima=ótima unico=único unica=única proximo=próximo proxima=próxima minimo=mínimo maximo=máximo basico=básico possivel=possível disponivel=disponível disponiveis=disponíveis confortavel=confortável confortaveis=confortáveis incrivel=incrível agradavel=agradável servico=serviço servicos=serviços preco=preço precos=preços espaco=espaço almoco=almoço excessão=exceção excessao=exceção exeção=exceção excessões=exceções concerteza=com_certeza derrepente=de_repente porisso=por_isso apartir=a_partir denovo=de_novo enbaixo=embaixo embaicho=embaixo menas=menos mecher=mexer mecheu=mexeu enchergar=enxergar enchuto=enxuto enxer=encher enxente=enchente xuva=chuva xegar=chegar paralizar=paralisar paralizado=paralisado analizar=analisar analize=analise pesquizar=pesquisar pesquiza=pesquisa pesquizas=pesquisas atrazo=atraso atrazar=atrasar atrazado=atrasado quizer=quiser quizemos=quisemos puzer=puser atraz=atrás beneficiente=beneficente beneficiencia=beneficência beneficiência=beneficência previlégio=privilégio previlegio=privilégio previnir=prevenir previnido=prevenido mortandela=mortadela iorgute=iogurte asterístico=asterisco cabelereiro=cabeleireiro cabeleleiro=cabeleireiro cabelelero=cabeleireiro entertido=entretido enterter=entreter impecilho=empecilho empecilio=empecilho indentidade=identidade indentificar=identificar reinvindicar=reivindicar reinvindicação=reivindicação reivindicacão=reivindicação salchicha=salsicha sombrancelha=sobrancelha supertição=superstição advinhar=adivinhar adevogado=advogado adivogado=advogado obissessão=obsessão obcessão=obsessão obsecado=obcecado ascenção=ascensão extenção=extensão pretenção=pretensão pretencioso=pretensioso espectativa=expectativa estrangero=estrangeiro exelente=excelente exelentes=excelentes exelência=excelência esperiência=experiência esperiencia=experiência geito=jeito geitinho=jeitinho sujestão=sugestão sugestao=sugestão magestade=majestade majia=magia gorgeta=gorjeta laranginha=laranjinha viagen=viagem imagen=imagem mensajem=mensagem bagajem=bagagem hospedajem=hospedagem garajem=garagem nescessário=necessário nescessidade=necessidade nescessario=necessário necesário=necessário necessario=necessário necessaria=necessária ezemplo=exemplo ezato=exato ezistir=existir esato=exato profissonal=profissional profisional=profissional profissionál=profissional recomendacão=recomendação resposável=responsável responsavel=responsável rezerva=reserva rezervar=reservar seguranca=segurança lingüiça=linguiça tranqüilo=tranquilo freqüente=frequente freqüência=frequência conseqüência=consequência cinqüenta=cinquenta idéia=ideia idéias=ideias platéia=plateia assembléia=assembleia européia=europeia heróico=heroico estréia=estreia vôo=voo vôos=voos enjôo=enjoo',
  rules: [
    [
      '[àá] (?=(?:partir|pagar|fazer|ver|ser|combinar|vender|comprar|receber|escolher|usar|prazo)(?: |[.,!?]))',
      'a ',
      'spelling',
      'Sem crase antes de verbo e de palavra masculina.',
    ],
    ['á(?= (?:~|\\d))', 'à', 'spelling', '«Á» sozinho não existe: a crase é «à».'],
    ['meio[- ]dia e meio', 'meio-dia e meia', 'grammar', '«Meia» hora.'],
    [
      '(?<=^|[.!?] )fazem (?=(?:\\d+|dois|duas|três|quatro|cinco|muitos|alguns) (?:anos|meses|dias|semanas|horas))',
      'Faz ',
      'grammar',
      '«Fazer» é impessoal ao indicar tempo.',
    ],
    [
      'houveram (?=(?:muitos|muitas|vários|várias|alguns|algumas|poucos|poucas|problemas|reclamações|dois|duas|três) ?)',
      'houve ',
      'grammar',
      '«Haver» é impessoal quando significa existir.',
    ],
    [
      'haviam (?=(?:muitos|muitas|vários|várias|alguns|algumas|poucos|poucas) )',
      'havia ',
      'grammar',
      '«Haver» é impessoal quando significa existir.',
    ],
    ['afim de', 'a fim de', 'spelling', 'Separado quando indica finalidade.'],
    ['(?<=^|[.!?] )porque (?=[^.!?\\n]+\\?)', 'Por que ', 'spelling', 'Nas perguntas: «por que», separado.'],
    ['porque\\?', 'por quê?', 'spelling', 'No fim da pergunta: «por quê».'],
    ['mais melhor', 'melhor', 'grammar', '«Melhor» já é comparativo.'],
    ['mais pior', 'pior', 'grammar', '«Pior» já é comparativo.'],
    ['a muito tempo', 'há muito tempo', 'grammar', '«Há» indica tempo passado.'],
    [
      'a (?=(?:\\d+|dois|três|quatro|cinco|dez|muitos|alguns) anos (?:no mercado|atrás))',
      'há ',
      'grammar',
      '«Há» indica tempo passado.',
    ],
    [
      'há (\\d+|dois|duas|três|quatro|cinco|dez) (anos|meses|dias|semanas) atrás',
      'há $1 $2',
      'grammar',
      '«Há» já indica o passado.',
    ],
    ['entre (?:eu e você|você e eu)', 'entre mim e você', 'grammar', 'Depois de preposição: «mim».'],
    ['em anexos (?=o|a)', 'em anexo ', 'grammar', '«Em anexo» é invariável.'],
    ['segue anexo (?=(?:os|as) )', 'seguem anexos ', 'grammar', 'Concordância no plural.'],
    ['a gente vamos', 'a gente vai', 'grammar', '«A gente» leva o verbo no singular.'],
    ['(obrigado) pela preferencia', '$1 pela preferência', 'spelling', 'Com acento.'],
    ['nada haver', 'nada a ver', 'spelling', 'Escreve-se «nada a ver».'],
    ['ao em vez de|em vês de', 'em vez de', 'spelling', 'Escreve-se «em vez de».'],
  ],
  doubts: [
    ['mais (?=(?:não|eu|ele|ela|nós) )', 'mas ', '«Mas» opõe, «mais» soma.'],
    ['as vezes', 'às vezes', '«Às vezes» (de vez em quando) leva crase.'],
    ['para mim (?=~r )', 'para eu ', 'Antes de um verbo no infinitivo: «para eu»?'],
    ['onde (?=(?:o prazo|a oferta|a qual))', '', '«Onde» refere-se a lugar.'],
    ['aonde (?=(?:é|fica|está|estão|estamos) )', 'onde ', '«Aonde» só com verbos de movimento.'],
  ],
  neverTwice: 'ou com para de do da dos das o os as uma em no na nos nas ao são que também não por pelo pela nosso nossa',
  oftenTwice: 'muito logo já se pouco que',
  closeMarks: ',.;:!?',
} satisfies Words<typeof english>;
