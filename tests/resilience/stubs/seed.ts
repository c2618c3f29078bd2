import { appendFileSync } from 'node:fs'
import pg from 'pg'

appendFileSync('ran.log', `${['seed', ...process.argv.slice(2)].join(' ')}\n`)
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query("insert into users values ('admin@norvane.example')")
await client.end()
