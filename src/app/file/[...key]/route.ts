import type { NextRequest } from 'next/server'
import { findStoredFile } from '@/server/stored-file'

type Context = { params: Promise<{ key: string[] }> }

/** Public addresses of uploads (architecture, decision 8); failures carry the contract's envelope (readings 20). */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { key } = await params
  const file = await findStoredFile(key)
  if (file === null) return refuse(404, missing)
  if (file.restricted) return refuse(401, 'This file is only open to designated distributors.')
  const answer = await file.respond(request.headers)
  if (answer.ok) return answer
  const range = answer.headers.get('content-range')
  return range ? refuse(416, beyond, { 'content-range': range }) : refuse(404, missing)
}

const missing = 'There is no such file.'
const beyond = 'The file ends before this range.'

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json(
    { code: status, result: null, message },
    { status, headers: { 'cache-control': 'no-store', ...headers } },
  )
}
