/** What company videos are made of. */
export const videoTags = ['company-videos:list', 'files:list', 'media:list']
