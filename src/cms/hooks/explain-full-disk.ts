import type { AfterErrorHook } from 'payload'

const insufficientStorage = 507

const messages: Record<string, string> = {
  en: 'Nothing was saved, because the disk of the server is full. Keep this page open, ask the operator of the site to free space, then save again.',
  es: 'No se ha guardado nada porque el disco del servidor está lleno. Mantenga abierta esta página, pida al operador del sitio que libere espacio y vuelva a guardar.',
  fr: 'Rien n’a été enregistré, car le disque du serveur est plein. Gardez cette page ouverte, demandez à l’exploitant du site de libérer de l’espace, puis enregistrez à nouveau.',
  zh: '服务器磁盘已满，内容未保存。请不要关闭此页面，联系网站管理员清理空间后再保存。',
}

/** Tells editors why a save or an upload failed; other internal errors stay unexplained. */
export const explainFullDisk: AfterErrorHook = ({ error, req }) => {
  if (!isDiskFull(error)) return
  const message = messages[req.i18n.language] ?? messages.en
  return { status: insufficientStorage, response: { errors: [{ message }] } }
}

/** Whether an error or one of its causes says so: an error of Node, or of PostgreSQL ("disk full"). */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? error.code : undefined
  return code === 'ENOSPC' || code === '53100' || isDiskFull(error.cause)
}
