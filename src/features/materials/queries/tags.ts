/** What materials are made of. */
export const materialTags = ['materials:list', 'files:list', 'media:list']
