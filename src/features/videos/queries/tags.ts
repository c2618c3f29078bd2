/** Cache tags of company videos. */
export const videoTags = ['company-videos:list', 'files:list', 'media:list']
