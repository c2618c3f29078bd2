/** Cache tags of materials. */
export const materialTags = ['materials:list', 'files:list', 'media:list']
