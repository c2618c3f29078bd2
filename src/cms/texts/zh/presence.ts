/** Who else has a document open. */
export const presence = {
  editing: '{{name}} 正在编辑此文档的 {{site}} 内容。',
  invalid: '表单标识不正确。',
}
