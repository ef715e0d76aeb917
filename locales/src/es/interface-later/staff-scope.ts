export default {
  title: 'Permisos de personal de {{name}}',
  action: 'Permisos de personal',
  lead: 'El cambio se aplica de inmediato, también en sesiones abiertas.',
  scope: 'Ámbito',
  scopes: {
    none: 'Sin permisos de personal',
    platform: 'Plataforma: todo',
    coordinator: 'Coordinación: todas las solicitudes de traducción',
    linguist: 'Lingüista: ofertas y trabajos propios',
  },
};
