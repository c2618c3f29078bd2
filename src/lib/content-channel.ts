/** The channel of the database on which a save names what it changed; every process listens. */
export const contentChannel = 'content'
