/** The PostgreSQL channel on which a save announces the changed tags; every process listens. */
export const contentChannel = 'content'
