import pg from 'pg'
import { note } from './note.ts'

note('migrate')
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query('create table payload_migrations (name text)')
await client.query("insert into payload_migrations values ('1_first')")
await client.query('create table users (email text)')
await client.end()
