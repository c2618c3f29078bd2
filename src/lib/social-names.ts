/** The names of the social networks, by kind. */
export const socialNames = {
  linkedin: 'LinkedIn',
  x: 'X',
  facebook: 'Facebook',
  youtube: 'YouTube',
  wechat: 'WeChat',
} as const

export type SocialKind = keyof typeof socialNames
