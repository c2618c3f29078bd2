import { appendFileSync } from 'node:fs'
import pg from 'pg'

appendFileSync('ran.log', `migrate\n`)
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query('create table payload_migrations (name text)')
await client.query("insert into payload_migrations values ('1_first')")
await client.query('create table users (email text)')
await client.end()
