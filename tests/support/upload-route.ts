import { NextRequest } from 'next/server'
import { POST } from '@/app/file/upload/route'
import { clientHeader } from '@/lib/gateway-protocol'
import { newNetwork } from '../factories/distributors'

export type UploadFile = { name?: string; data: Buffer | string; type?: string }

type UploadOptions = { site?: string; network?: string; headers?: Record<string, string> }

export type UploadResponse = {
  status: number
  headers: Headers
  code: number
  result: string | null
  message: string
}

/** Uploads files as a browser does, by default from a new IP address. */
export async function sendFiles(files: UploadFile[], options: UploadOptions = {}): Promise<UploadResponse> {
  const form = new FormData()
  for (const { name = 'photo.jpg', data, type = 'application/octet-stream' } of files) {
    form.append('file', new File([typeof data === 'string' ? data : new Uint8Array(data)], name, { type }))
  }
  return sendBody(form, options)
}

export async function sendFile(file: UploadFile, options?: UploadOptions): Promise<UploadResponse> {
  return sendFiles([file], options)
}

export async function sendBody(
  body: BodyInit | null,
  { site = 'en_EN', network = newNetwork(), headers = {} }: UploadOptions = {},
): Promise<UploadResponse> {
  const url = `http://localhost/file/upload?siteId=${site}`
  const request = new NextRequest(url, {
    method: 'POST',
    headers: { host: 'localhost', [clientHeader]: network, ...headers },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  } as never)
  const response = await POST(request)
  const envelope = (await response.json()) as Pick<UploadResponse, 'code' | 'result' | 'message'>
  return { status: response.status, headers: response.headers, ...envelope }
}
