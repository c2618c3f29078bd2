/** Words of an editor that would run as a script where a page takes them for markup. */
export const attacks = [
  '<script>window.attacked = true</script>',
  '<img src=x onerror="window.attacked = true">',
  '</script><script>window.attacked = true</script>',
]
