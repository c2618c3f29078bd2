/** The search for documents, views and settings. */
export const palette = {
  title: '查找所有内容',
  shortcut: '查找所有内容（Ctrl 或 Cmd 加 K）',
  placeholder: '名称、型号、ID、视图或设置',
  results: '结果',
  lists: '列表',
  settings: '设置',
  views: '视图',
  creations: '新建文档',
  create: '新建：{{kind}}',
  dashboard: '仪表板',
  account: '账号',
  searching: '正在查找…',
  nothing: '没有找到结果。请减少关键词，或换用其他语言、型号或 ID。',
  found_one: '{{count}} 个结果。按回车键打开，同时按 Ctrl 或 Cmd 在新标签页打开。',
  found_other: '{{count}} 个结果。用方向键选择，按回车键打开，同时按 Ctrl 或 Cmd 在新标签页打开。',
}
