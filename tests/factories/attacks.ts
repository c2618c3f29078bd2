/** Texts that would run as a script if a page used them as markup. */
export const attacks = [
  '<script>window.attacked = true</script>',
  '<img src=x onerror="window.attacked = true">',
  '</script><script>window.attacked = true</script>',
]
