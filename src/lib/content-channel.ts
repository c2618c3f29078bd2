/** The PostgreSQL channel on which a save sends the changed tags; every process listens. */
export const contentChannel = 'content'
