/** Whether what is typed was saved, and the sign-in above a form. */
export const saving = {
  unreachable: '无法连接服务器。',
  offline: '尚未保存：无法连接服务器。已填写的内容会保留，恢复连接后自动保存。',
  signedOut: '尚未保存：登录已过期。已填写的内容会保留，重新登录后自动保存。',
  refused: '尚未保存：{{reason}}',
  refusedUnknown: '尚未保存：服务器拒绝了保存。请复制您的文字并重新加载页面。',
  saving: '正在保存…',
  resuming: '已恢复连接，正在保存…',
  title: '请重新登录',
  help: '登录已过期。已填写的内容保留在表单中，登录后会自动保存。',
  later: '稍后',
  again: '登录',
}
