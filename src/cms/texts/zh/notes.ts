import type { AdminTexts } from '../types'

export const notes: AdminTexts['notes'] = {
  deleted: '该条记录已删除。',
  erased: '个人信息已先行删除。',
  spam: '已标为垃圾信息。',
  off: '已在留言和询价设置中关闭。',
  address: '提交人未填写可用的邮箱。',
  often: '该邮箱一小时内已收到三封确认邮件。',
  written: '未配置邮件服务器：已保存为 {{file}}。',
  notAccepted_one: '邮件服务器未接受 {{count}} 个邮箱地址。',
  notAccepted_other: '邮件服务器未接受 {{count}} 个邮箱地址。',
  mailLogin: '邮件服务器不接受 SMTP_URL 中的用户名和密码。',
  mailUnexpected: '邮件服务器响应异常：{{reply}}',
  mailRefused: '邮件服务器拒绝：{{reply}}',
  noRecipient: '此类留言和询价没有收件人：请在留言和询价设置中添加。',
  answered: '响应状态为 {{status}}。',
  secret: '密钥无效：请在留言和询价设置中填写 whsec_ 及其后的 base64 编码。',
  privateNetwork: '这是内网地址：运维人员可通过 WEBHOOKS_TO_PRIVATE_ADDRESSES 允许。',
  timeout: '{{seconds}} 秒内没有响应。',
  unreachable: '无法连接。',
  unreachableFor: '无法连接（{{code}}）。',
}
