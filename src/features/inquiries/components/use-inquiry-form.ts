import { useId, useRef, useState, type FormEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Translate } from '@/i18n/create-translator'
import type { SiteId } from '@/i18n/locales'
import { useTranslations } from '@/i18n/use-translations'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import type { Failure } from '@/lib/inquiries/schema'
import type { ChosenProduct } from '../view-models/chosen-product'
import type { Contact } from '../view-models/contact'
import { failureText, type FormMessages } from '../view-models/failure-text'
import { loadChecks, type Checks } from './load-checks'
import { sendInquiry, type SendResult } from './send-inquiry'
import { pickerId } from './picker/picker-choice'
import { useErrorToast, useIdempotencyKey, useStamp } from './use-submission'

/** The values of a form; without defaults, so that fields keep what was typed before hydration. */
export type FormValues = Record<string, string | boolean | undefined>

type Form = UseFormReturn<FormValues>

export type InquiryFormOptions = {
  kind: InquiryKind
  site: SiteId
  /** Whether a message requires consent to the newsletter. */
  subscriptionRequired?: boolean
  contact: Contact
  /** The form's own messages. */
  messages: FormMessages['own']
  products?: ChosenProduct[]
  /** Fields that only the server checks, since its own checks come before them (S2 5, checks 9 to 11). */
  serverCheckedFields?: string[]
  /** The captcha fields, read when the form is sent. */
  captchaFields?: () => { captcha?: string; proof?: string }
  /** Called with an invalid field, found here or by the server; the caller focuses fields outside the form. */
  onFailure?: (failure: Failure & { text: string }) => void
  onSent?: () => void
}

export type InquiryFormState = ReturnType<typeof useInquiryForm>

type SubmissionState =
  | { state: 'open' | 'sending' }
  /** The reference of the stored inquiry. */
  | { state: 'sent'; reference: string }

/** The state of an inquiry form from the first focus to the reference (S1 5, S2 4 and 5). Input is kept on failure. */
export function useInquiryForm(options: InquiryFormOptions) {
  const common = useTranslations('requests.form')
  const [submission, setSubmission] = useState<SubmissionState>({ state: 'open' })
  const isBusy = useRef(false)
  const [errorToast, stamp, attempt] = [useErrorToast(), useStamp(), useIdempotencyKey()]
  const form = useForm<FormValues>()
  const fields = fieldsOf({ form, formId: useId(), onCorrected: errorToast.close })
  const textOf = useFailureText(options)

  /** Marks all fields; announces and focuses the first one (S1 5, S2 5). */
  const showFailures = ([first, ...others]: [Failure, ...Failure[]]) => {
    for (const failure of [first, ...others])
      form.setError(failure.field, { type: failure.problem, message: textOf(failure) })
    form.setFocus(first.field)
    errorToast.show(textOf(first))
    options.onFailure?.({ ...first, text: textOf(first) })
  }
  /** Failures that the server did not check, since an earlier check failed. */
  const remaining = (check: Checks, { field }: Failure) =>
    check(valuesOf(form, options.products).values).filter((other) => other.field !== field)
  const handleResult = (result: SendResult, check: Checks) => {
    setSubmission(result.state === 'sent' ? result : { state: 'open' })
    if (result.state === 'refused') return showFailures([result.failure, ...remaining(check, result.failure)])
    if (result.state !== 'sent') return errorToast.show(resultText(common, result))
    attempt.forget()
    stamp.forget()
    form.reset()
    options.onSent?.()
  }
  const submit = async () => {
    if (isBusy.current) return
    isBusy.current = true
    errorToast.close()
    form.clearErrors()
    const check = await loadChecks(options)
    const { values, website } = valuesOf(form, options.products)
    const [failure, ...others] = check(values)
    if (failure && !options.serverCheckedFields?.includes(failure.field)) {
      isBusy.current = false
      return showFailures([failure, ...others])
    }
    setSubmission({ state: 'sending' })
    const sent = { website, values, stamp: stamp.get(), attempt: attempt.of(values) }
    const result = await sendInquiry({ ...contextOf(options), ...sent })
    isBusy.current = false
    handleResult(result, check)
  }
  return {
    form,
    ...submission,
    ...fields,
    failures: visibleFailures(form, fields.idOf, options.products),
    formProps: {
      onFocus: () => void Promise.all([stamp.get(), loadChecks(options)]),
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** Shows the empty form again. */
    reopen: () => setSubmission({ state: 'open' }),
  }
}

/** Form, site, page and captcha of an inquiry. */
function contextOf({ kind, site, captchaFields }: InquiryFormOptions) {
  return { kind, site, page: location.pathname + location.search, ...captchaFields?.() }
}

function useFailureText({ contact, messages: own }: InquiryFormOptions) {
  const common = useTranslations('requests.form')
  return (failure: Failure) => failureText({ own, common, company: contact.companyName }, failure)
}

/** The marked fields in the order of the checks, without the product once one is selected. */
function visibleFailures(form: Form, idOf: (name: string) => string, products: ChosenProduct[] = []) {
  return Object.entries(form.formState.errors)
    .filter(([field]) => field !== 'productId' || products.length === 0)
    .map(([field, error]) => ({ id: idOf(field), text: error?.message ?? '' }))
}

type FieldsInput = { form: Form; formId: string; onCorrected: () => void }

function fieldsOf({ form, formId, onCorrected }: FieldsInput) {
  const idOf = (name: string) => (name === 'productId' ? pickerId : `${formId}-${name}`)
  const errorOf = (name: string) => form.formState.errors[name]?.message
  const clearError = (name: string) => {
    if (!form.getFieldState(name).error) return
    form.clearErrors(name)
    onCorrected()
  }
  return {
    idOf,
    errorOf,
    /** Removes the error of a field that was changed. */
    clearError,
    fieldProps: (name: string) => ({
      ...form.register(name, { onChange: () => clearError(name) }),
      id: idOf(name),
      error: errorOf(name),
    }),
  }
}

/** The honeypot is not part of the values. */
function valuesOf(form: Form, products?: ChosenProduct[]) {
  const { website, ...values } = form.getValues()
  const chosen = products && {
    productId: products.map(({ id }) => id),
    productName: products.map(({ name }) => name).join(', '),
  }
  return { values: { ...values, ...chosen }, website: String(website ?? '') }
}

function resultText(
  common: Translate<'requests.form'>,
  result: Exclude<SendResult, { state: 'sent' | 'refused' }>,
): string {
  if (result.state !== 'later') return common(result.state)
  return common('later', { minutes: Math.ceil(result.seconds / 60) })
}
