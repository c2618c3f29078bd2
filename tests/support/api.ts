type Options = { data?: unknown; form?: FormData; headers?: Record<string, string> }

/** The REST API with the session of one account. */
export class Api {
  readonly #origin: string
  readonly #headers: Record<string, string>

  constructor({
    origin,
    token,
    headers = {},
  }: {
    origin: string
    token: string
    headers?: Record<string, string>
  }) {
    this.#origin = origin
    this.#headers = { ...headers, authorization: `JWT ${token}` }
  }

  get(path: string, options?: Options): Promise<Response> {
    return this.#send('GET', path, options)
  }

  post(path: string, options?: Options): Promise<Response> {
    return this.#send('POST', path, options)
  }

  patch(path: string, options?: Options): Promise<Response> {
    return this.#send('PATCH', path, options)
  }

  delete(path: string, options?: Options): Promise<Response> {
    return this.#send('DELETE', path, options)
  }

  #send(method: string, path: string, { data, form, headers = {} }: Options = {}): Promise<Response> {
    const json: Record<string, string> = data === undefined ? {} : { 'content-type': 'application/json' }
    const body = form ?? (data === undefined ? null : JSON.stringify(data))
    return fetch(new URL(path, this.#origin), {
      method,
      headers: { ...this.#headers, ...json, ...headers },
      body,
    })
  }
}
