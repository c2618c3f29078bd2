'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent } from 'payload'
import { useId } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import { isLinkAddress } from '../../fields/link-address'
import { optionId, TargetList } from './target-list'
import { TargetLine } from './target-line'
import { useTargetPicker } from './use-target-picker'
import { useTargetState } from './use-targets'

/**
 * The target of a link, a combobox (WAI-ARIA): pages and documents are found by their names and chosen, addresses of
 * other websites are typed. Below it is what the address leads to.
 */
export const TargetField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const t = useAdminText()
  const id = useId()
  const { disabled, path, setValue, showError, value } = useField<string>({
    potentiallyStalePath: givenPath,
    validate: (address) => !address || isLinkAddress(address) || t('targets:invalid'),
  })
  const picker = useTargetPicker(value ?? '', setValue)
  const { text, options, chosen, isOpen, isLoading } = picker
  const address = picker.isTyping ? '' : (value ?? '')
  const isRefused = address !== '' && !isLinkAddress(address)
  const state = useTargetState(isRefused ? '' : address)
  const { admin, label, localized, required } = field
  const classes = ['field-type', 'text', showError && 'error', (readOnly || disabled) && 'read-only']

  // As Payload's field for texts, whose input takes no further attributes.
  return (
    <div className={classes.filter(Boolean).join(' ')} style={mergeFieldStyles(field)}>
      <FieldLabel label={label} localized={localized} path={path} required={required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          name={path}
          type="text"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options[chosen] ? optionId(id, chosen) : undefined}
          aria-describedby={`${id}-target`}
          aria-invalid={showError}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('targets:placeholder')}
          disabled={readOnly || disabled}
          value={text}
          onChange={(event) => picker.type(event.target.value)}
          onClick={picker.open}
          onBlur={picker.leave}
          onKeyDown={picker.press}
        />
        {isOpen && <TargetList id={id} {...{ options, chosen, isLoading }} onChoose={picker.choose} />}
        <TargetLine id={`${id}-target`} state={state} isRefused={isRefused} />
        <FieldDescription description={admin?.description} path={path} />
      </div>
    </div>
  )
}
