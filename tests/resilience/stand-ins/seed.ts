import pg from 'pg'
import { note } from '../note.ts'

note(['seed', ...process.argv.slice(2)].join(' '))
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query("insert into users values ('admin@norvane.example')")
await client.end()
