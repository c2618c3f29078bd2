export * from './articles'
export * from './choice'
export * from './newsletters'
export * from './social'
