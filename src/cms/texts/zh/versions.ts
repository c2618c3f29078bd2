/** The list of the versions of a document. */
export const versions = {
  saved: '保存时间',
  by: '保存人',
  changes: '修改的站点',
  state: '状态',
  allSites: '所有站点',
  public: '当前公开',
  published: '曾发布',
  draft: '草稿',
}
