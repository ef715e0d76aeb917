export default {
  title: 'Permissões da equipe de {{name}}',
  action: 'Permissões da equipe',
  lead: 'A mudança vale imediatamente, também para sessões abertas.',
  scope: 'Escopo',
  scopes: {
    none: 'Sem permissões da equipe',
    platform: 'Plataforma: tudo',
    coordinator: 'Coordenação: todas as solicitações de tradução',
    linguist: 'Linguista: próprias ofertas e trabalhos',
  },
};
