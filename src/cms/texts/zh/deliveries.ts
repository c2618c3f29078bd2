import type { AdminTexts } from '../types'

export const deliveries: AdminTexts['deliveries'] = {
  title: '邮件和 Webhook',
  none: '无需发送，或发送已超过 30 天。',
  toRecipients: '发给收件人的邮件',
  toSender: '发给提交人的确认邮件',
  webhook: '发往 {{host}} 的 Webhook',
  formerWebhook: '设置中已不存在的 Webhook',
  tryNow: '立即重试',
  sendAgain: '重新发送',
  action: '{{action}}：{{delivery}}',
  sendingAgain: '正在重新发送。',
  sentMeanwhile: '已发送或正在发送，请重新加载页面。',
  due: '正在发送。',
  later: '尚未发送，将于 {{time}} 重试。',
  failed: '未发送，不再自动重试。',
  refused: '被提交人的邮件服务器拒收：{{time}}。',
  skipped: '未发送。',
  written: '已写入文件夹：{{time}}。',
  sent: '已发送：{{time}}。',
}
