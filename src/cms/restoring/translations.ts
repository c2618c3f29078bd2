/** Payload's own confirmation dialog does not explain what restoring a version changes on the sites. */
export const restoringTranslations = {
  en: dialog(
    'You are about to restore this {{label}} to its state of {{versionDate}}.',
    'You are about to restore “{{label}}” to its state of {{versionDate}}.',
    'A published version is public at once, on the sites that this page names above; a draft stays a draft and changes nothing for visitors.',
  ),
  es: dialog(
    'Va a restaurar este documento ({{label}}) a su estado del {{versionDate}}.',
    'Va a restaurar «{{label}}» a su estado del {{versionDate}}.',
    'Una versión publicada pasa a ser pública de inmediato en los sitios que esta página indica arriba; un borrador sigue siendo un borrador y no cambia nada para los visitantes.',
  ),
  fr: dialog(
    'Vous allez restaurer ce document ({{label}}) dans son état du {{versionDate}}.',
    'Vous allez restaurer « {{label}} » dans son état du {{versionDate}}.',
    'Une version publiée est visible immédiatement sur les sites indiqués en haut de cette page ; un brouillon reste un brouillon et ne change rien pour les visiteurs.',
  ),
  zh: dialog(
    '即将把此{{label}}恢复到 {{versionDate}} 的状态。',
    '即将把“{{label}}”恢复到 {{versionDate}} 的状态。',
    '已发布的版本会立即在本页上方所列的站点公开；草稿仍为草稿，访客看到的内容不变。',
  ),
}

function dialog(ofDocument: string, ofGlobal: string, effect: string) {
  return {
    version: { aboutToRestore: `${ofDocument} ${effect}`, aboutToRestoreGlobal: `${ofGlobal} ${effect}` },
  }
}
