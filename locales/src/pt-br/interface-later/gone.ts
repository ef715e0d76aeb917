export default {
  title: 'Esta página não existe mais',
  lead: 'O que ela mostrava foi excluído ou não é compartilhado com você.',
};
