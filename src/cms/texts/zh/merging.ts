/** Above a form: fields that somebody else has changed at the same time. */
export const merging = {
  refused: '这些字段已在另一个窗口中被修改。请在表单上方选择要保留的版本。',
  refusedBy: '{{name}} 在此期间修改了相同的字段。请在表单上方选择要保留的版本。',
  title:
    '同时修改：{{name}} 保存了这些字段的另一个版本（{{time}}）。请为每个字段选择一个版本，选择之前不会保存任何内容。',
  titleUnknown:
    '另一个窗口中的修改：这些字段的另一个版本已被保存（{{time}}）。请为每个字段选择一个版本，选择之前不会保存任何内容。',
  mine: '您的版本',
  theirs: '{{name}} 的版本',
  stored: '已保存的版本',
  keepMine: '保留我的',
  takeTheirs: '采用此版本',
  empty: '（空）',
  rows_one: '{{count}} 行',
  rows_other: '{{count}} 行',
  yes: '是',
  no: '否',
}
