/** The page in place of a preview that cannot be opened. */
export const noPreview = {
  signInTitle: '请登录后查看预览',
  signedOut: '您尚未登录，或登录已过期。请登录后重新打开预览。表单中已填写的内容会保留。',
  signIn: '登录',
  again: '重新打开预览',
  roleTitle: '您的账号无法查看预览',
  role: '该账号仅处理留言和询价。如需查看预览，请联系管理员分配“编辑”角色。',
  pageTitle: '{{site}} 没有对应页面',
  page: '该站点没有此文档的页面。请打开其他站点的预览，或在表单右上角选择其他站点：',
  nowhereTitle: '暂无可显示的页面',
  nowhere: '页面取决于尚未填写的字段，例如类别或位置。请填写并保存文档，然后重新打开预览。',
  versionTitle: '该版本不存在',
  version: '系统只保留文档最近的若干版本。请在“版本”中选择其他版本，或打开最新草稿。',
  latestDraft: '打开最新草稿',
}
