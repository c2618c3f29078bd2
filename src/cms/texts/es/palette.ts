/** The search for documents, views and settings. */
export const palette = {
  title: 'Buscar en todo',
  shortcut: 'Buscar en todo (Ctrl o Cmd y K)',
  placeholder: 'Nombre, modelo, ID, vista o ajuste',
  results: 'Resultados',
  lists: 'Lista',
  settings: 'Ajuste',
  views: 'Vista',
  creations: 'Documento nuevo',
  create: 'Crear: {{kind}}',
  dashboard: 'Panel de control',
  account: 'Cuenta',
  searching: 'Buscando…',
  nothing: 'No se ha encontrado nada. Pruebe con menos palabras, otro idioma, un modelo o un ID.',
  found_one: '{{count}} resultado. Intro lo abre; con Ctrl o Cmd, en otra pestaña.',
  found_other:
    '{{count}} resultados. Elija con las flechas; Intro abre y, con Ctrl o Cmd, lo hace en otra pestaña.',
}
