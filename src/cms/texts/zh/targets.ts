/** The targets of links in menus and settings. */
export const targets = {
  placeholder: '页面、文档或 https://…',
  options: '页面和文档',
  searching: '正在搜索…',
  nothing: '未找到页面或文档。链接到外部网站时，请输入以 https:// 开头的完整地址。',
  found_one: '{{count}} 个结果。用方向键选择，按回车键确认。',
  found_other: '{{count}} 个结果。用方向键选择，按回车键确认。',
  notPublicOption: '{{kind}}，未公开',
  open: '打开',
  edit: '编辑',
  newTab: '{{label}}（新标签页）',
  otherSite: '链接到 {{site}}。',
  noPage: '网站中没有使用此地址的页面。请从列表中选择，或输入以 https:// 开头的外部网站地址。',
  missing: '此文档已不存在，访客会看到错误页面。',
  notPublic: '未在 {{site}} 公开，访客会看到错误页面。',
  invalid: '请从列表中选择页面或文档，或输入以 https:// 开头的外部网站地址。',
  noSuchPage:
    '网站中没有地址为 {{address}} 的页面。请从列表中选择页面或文档，或输入以 https:// 开头的外部网站地址。',
}
