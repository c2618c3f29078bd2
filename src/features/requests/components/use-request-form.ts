import { useId, useRef, useState, type FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { SiteId } from '@/i18n/locales'
import { fill } from '@/lib/pdf-words'
import type { RequestKind } from '@/lib/requests/kinds'
import { failuresOf, type Failure, type RequestSchema } from '@/lib/requests/schema'
import type { ChosenProduct } from '../views/chosen-product'
import { failureText } from '../views/failure-text'
import type { FormWords } from '../views/words'
import { sendRequest, type SendResult } from './send-request'
import { pickerId } from './picker/picker-choice'
import { useAnnounced, useAttempt, useStamp } from './use-sending'

/** What a form holds; without defaults, its fields keep what was typed before the scripts came. */
export type FormValues = Record<string, string | boolean | undefined>

type Form = UseFormReturn<FormValues>

export type RequestFormOptions = {
  kind: RequestKind
  site: SiteId
  schema: RequestSchema
  words: FormWords
  products?: ChosenProduct[]
  /** Fields that only the server judges, since its own checks come before them (S2 5, checks 9 to 11). */
  judgedByServer?: string[]
  /** What proves a person, asked for when the form is sent. */
  proofs?: () => { captcha?: string; proof?: string }
  /** A refused field, here or on the server; one that is not in the form is for the caller to focus. */
  onFailure?: (failure: Failure & { text: string }) => void
  onSent?: () => void
}

export type RequestForm = ReturnType<typeof useRequestForm>

type Sending =
  | { state: 'open' | 'sending' }
  /** The number under which the request is kept. */
  | { state: 'sent'; reference: string }

/** One of the forms, from the first touch to the reference (S1 5, S2 4 and 5): what fails keeps all that was typed. */
export function useRequestForm(options: RequestFormOptions) {
  const [sending, setSending] = useState<Sending>({ state: 'open' })
  const isBusy = useRef(false)
  const [announced, stamp, attempt] = [useAnnounced(), useStamp(), useAttempt()]
  const form = useForm<FormValues>()
  const fields = fieldsOf({ form, formId: useId(), onMended: announced.end })

  /** All of them are marked; the first one is announced and has the focus (S1 5, S2 5). */
  const fail = ([first, ...others]: [Failure, ...Failure[]]) => {
    const textOf = (failure: Failure) => failureText(options.words, failure)
    for (const failure of [first, ...others])
      form.setError(failure.field, { type: failure.problem, message: textOf(failure) })
    form.setFocus(first.field)
    announced.say(textOf(first))
    options.onFailure?.({ ...first, text: textOf(first) })
  }
  /** What the server did not come to, since another check failed before. */
  const remaining = ({ field }: Failure) =>
    failuresOf(options.schema, valuesOf(form, options.products).values).filter(
      (failure) => failure.field !== field,
    )
  const end = (result: SendResult) => {
    setSending(result.state === 'sent' ? result : { state: 'open' })
    if (result.state === 'refused') return fail([result.failure, ...remaining(result.failure)])
    if (result.state !== 'sent') return announced.say(endingText(options.words, result))
    attempt.forget()
    stamp.forget()
    form.reset()
    options.onSent?.()
  }
  const submit = async () => {
    if (isBusy.current) return
    announced.end()
    form.clearErrors()
    const { values, website } = valuesOf(form, options.products)
    const [failure, ...others] = failuresOf(options.schema, values)
    if (failure && !options.judgedByServer?.includes(failure.field)) return fail([failure, ...others])

    isBusy.current = true
    setSending({ state: 'sending' })
    const { kind, site } = options
    const result = await sendRequest({
      ...{ kind, site, page: location.pathname + location.search, website, values },
      ...{ stamp: stamp.get(), attempt: attempt.of(values), ...options.proofs?.() },
    })
    isBusy.current = false
    end(result)
  }
  return {
    form,
    ...sending,
    ...fields,
    failures: failuresShown(form, fields.idOf, options.products),
    formProps: {
      onFocus: () => void stamp.get(),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** Opens the cleared form again. */
    again: () => setSending({ state: 'open' }),
  }
}

/** What is marked, in the order of the checks; who has chosen a product meanwhile is not asked for one. */
function failuresShown(form: Form, idOf: (name: string) => string, products: ChosenProduct[] = []) {
  return Object.entries(form.formState.errors)
    .filter(([field]) => field !== 'productId' || products.length === 0)
    .map(([field, error]) => ({ id: idOf(field), text: error?.message ?? '' }))
}

type FieldsOf = { form: Form; formId: string; onMended: () => void }

function fieldsOf({ form, formId, onMended }: FieldsOf) {
  const idOf = (name: string) => (name === 'productId' ? pickerId : `${formId}-${name}`)
  const errorOf = (name: string) => form.formState.errors[name]?.message
  const mend = (name: string) => {
    if (!form.getFieldState(name).error) return
    form.clearErrors(name)
    onMended()
  }
  return {
    idOf,
    errorOf,
    /** A refused field has been changed: its message goes. */
    mend,
    fieldProps: (name: string) => ({
      ...form.register(name, { onChange: () => mend(name) }),
      id: idOf(name),
      error: errorOf(name),
    }),
  }
}

/** The field that nobody sees is no part of the request. */
function valuesOf(form: Form, products?: ChosenProduct[]) {
  const { website, ...values } = form.getValues()
  const chosen = products && {
    productId: products.map(({ id }) => id),
    productName: products.map(({ name }) => name).join(', '),
  }
  return { values: { ...values, ...chosen }, website: String(website ?? '') }
}

function endingText(
  { common }: FormWords,
  result: Exclude<SendResult, { state: 'sent' | 'refused' }>,
): string {
  if (result.state !== 'later') return common[result.state]
  return fill(common.later, { minutes: Math.ceil(result.seconds / 60) })
}
