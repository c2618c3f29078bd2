'use client'

import { getTranslation } from '@payloadcms/translations'
import {
  CheckboxField,
  NumberField,
  SelectField,
  TextField,
  useFormFields,
  useTranslation,
} from '@payloadcms/ui'
import type { CheckboxFieldClientProps, NumberFieldClientProps, TextFieldClientProps } from 'payload'
import { useEffect, useRef } from 'react'
import { unitSymbol } from '@/i18n/quantity'
import { isUnit, quantityOf, units, type Unit } from '@/lib/units'
import type { Parameter } from '@/payload-types'
import { useParameterOf, useSite } from './use-parameter'

/** The number of a parameter, or the start of a range, with its unit. */
export function ValueField(props: NumberFieldClientProps) {
  return <MeasuredField {...props} kinds={['number', 'range']} />
}

/** The end of a range, with its unit. */
export function UpToField(props: NumberFieldClientProps) {
  return <MeasuredField {...props} kinds={['range']} />
}

function MeasuredField({ kinds, ...props }: NumberFieldClientProps & { kinds: Parameter['kind'][] }) {
  const { path, field } = props
  const { i18n } = useTranslation()
  const site = useSite()
  const unit = useUnitOf(path)
  const isOffered = useOffers(path, kinds)
  useCursorAfterChoice(path, isOffered)
  if (!isOffered) return null
  const label = getTranslation(field.label ?? '', i18n)
  const symbol = unit ? unitSymbol(site, unit) : ''
  return <NumberField {...props} field={{ ...field, label: symbol ? `${label} (${symbol})` : label }} />
}

const selectAdmin = { isClearable: true, isSortable: false, placeholder: '' }

/** Another unit of the same quantity. */
export function OwnUnitField(props: TextFieldClientProps) {
  const { path, field } = props
  const site = useSite()
  const parameter = useParameterOf(path)
  const isOffered = useOffers(path, ['number', 'range'])
  const own = parameter?.unit
  const choices = isUnit(own) ? units.filter((unit) => quantityOf(unit) === quantityOf(own)) : []
  const stored = useFormFields(([fields]) => fields[path]?.value)
  if (!isOffered || (choices.length < 2 && !stored)) return null
  // A unit that does not suit can be seen and replaced.
  if (stored && !choices.some((unit) => unit === stored)) return <TextField {...props} />
  const options = choices.map((unit) => ({ value: unit, label: unitSymbol(site, unit) || unit }))
  const { name, label, admin: { description } = {} } = field
  return (
    <SelectField
      path={path}
      readOnly={props.readOnly}
      field={{ name, type: 'select', label, options, admin: { ...selectAdmin, description } }}
    />
  )
}

export function WordsField(props: TextFieldClientProps) {
  const isOffered = useOffers(props.path, ['text'])
  useCursorAfterChoice(props.path, isOffered)
  return isOffered ? <TextField {...props} /> : null
}

export function FlagField(props: CheckboxFieldClientProps) {
  const isOffered = useOffers(props.path, ['flag'])
  useCursorAfterChoice(props.path, isOffered)
  return isOffered ? <CheckboxField {...props} /> : null
}

/** Whether a field belongs to the kind of its parameter. A value of another kind stays visible, to be removed. */
function useOffers(path: string, kinds: Parameter['kind'][]): boolean {
  const parameter = useParameterOf(path)
  const isFilled = useFormFields(([fields]) => Boolean(fields[path]?.value))
  if (isFilled) return true
  return parameter ? kinds.includes(parameter.kind) : false
}

/** Moves the cursor from the parameter that was chosen to the field of its value. */
function useCursorAfterChoice(path: string, isOffered: boolean): void {
  const wasOffered = useRef(isOffered)
  useEffect(() => {
    const isNew = isOffered && !wasOffered.current
    wasOffered.current = isOffered
    const choice = elementOf(path.replace(/\w+$/, 'parameter'))
    if (isNew && choice?.contains(document.activeElement)) elementOf(path)?.focus()
  }, [path, isOffered])
}

function elementOf(path: string): HTMLElement | null {
  return document.getElementById(`field-${path.replaceAll('.', '__')}`)
}

function useUnitOf(path: string): Unit | null {
  const row = path.slice(0, path.lastIndexOf('.'))
  const parameter = useParameterOf(path)
  const own = useFormFields(([fields]) => fields[`${row}.unit`]?.value)
  const unit = own || parameter?.unit
  return isUnit(unit) ? unit : null
}
