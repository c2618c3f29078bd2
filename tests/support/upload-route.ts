import { NextRequest } from 'next/server'
import { POST } from '@/app/file/upload/route'
import { clientHeader } from '@/lib/client-header'
import { newNetwork } from '../factories/distributors'

export type Sent = { name?: string; data: Buffer | string; type?: string }

type Asked = { site?: string; network?: string; headers?: Record<string, string> }

export type Answered = {
  status: number
  headers: Headers
  code: number
  result: string | null
  message: string
}

/** Sends files as a browser does, each test from a network of its own. */
export async function sendFiles(files: Sent[], asked: Asked = {}): Promise<Answered> {
  const form = new FormData()
  for (const { name = 'photo.jpg', data, type = 'application/octet-stream' } of files) {
    form.append('file', new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type }))
  }
  return sendBody(form, asked)
}

export async function sendFile(file: Sent, asked?: Asked): Promise<Answered> {
  return sendFiles([file], asked)
}

export async function sendBody(
  body: BodyInit | null,
  { site = 'en_EN', network = newNetwork(), headers = {} }: Asked = {},
): Promise<Answered> {
  const url = `http://localhost/file/upload?siteId=${site}`
  const request = new NextRequest(url, {
    method: 'POST',
    headers: { host: 'localhost', [clientHeader]: network, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as never)
  const response = await POST(request)
  const envelope = (await response.json()) as Pick<Answered, 'code' | 'result' | 'message'>
  return { status: response.status, headers: response.headers, ...envelope }
}
