'use client'

import { Button, toast } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { callApi } from '../../admin/call-api'
import { useAdminText } from '../../admin/use-admin-text'
import type { WithdrawalAnswer } from '../answer'
import type { WithdrawnAddress } from '../find-withdrawn'
import { DocumentChoice, type ChosenDocument } from './document-choice'
import styles from './withdrawn.module.css'

const choices = ['toDocument', 'toList', 'toAddress', 'toNothing'] as const
type Choice = (typeof choices)[number]

type Props = { row: WithdrawnAddress; hasHeading?: boolean; onDone: () => void }

/** Where the address of a withdrawn document leads: another document, its list, an address, or nowhere. */
export function WithdrawnQuestion({ row, hasHeading = true, onDone }: Props) {
  const t = useAdminText()
  const id = useId()
  const [choice, setChoice] = useState<Choice | null>(null)
  const [document, setDocument] = useState<ChosenDocument | null>(null)
  const [address, setAddress] = useState('')
  const [failure, setFailure] = useState('')
  const answer = answerOf({ choice, document, address, list: row.list })

  async function save() {
    if (!answer) return
    const { body, message } = await callApi<{ message: string }>(`/api/missing-addresses/${row.id}/answer`, {
      method: 'POST',
      body: JSON.stringify(answer),
      headers: { 'content-type': 'application/json' },
    })
    if (!body) return setFailure(message)
    toast.success(message)
    onDone()
  }

  return (
    <section className={styles.question} aria-labelledby={`${id}-title`}>
      {hasHeading && <h2>{t('redirects:withdrawn')}</h2>}
      <p id={`${id}-title`}>{t('redirects:withdrawnText', { title: row.title })}</p>
      <p className={styles.address}>{row.address}</p>
      <Choices
        list={row.list}
        choice={choice}
        onChoose={(one) => {
          setChoice(one)
          setFailure('')
        }}
      />
      {choice === 'toAddress' && <AddressInput address={address} onChange={setAddress} />}
      {choice === 'toDocument' && (
        <DocumentChoice collection={row.document.collection} chosen={document} onChoose={setDocument} />
      )}
      <div role="alert">{failure && <p className={styles.failure}>{failure}</p>}</div>
      <Button disabled={!answer} margin={false} size="small" onClick={() => void save()}>
        {t('redirects:save')}
      </Button>
    </section>
  )
}

type ChoicesProps = { list: string; choice: Choice | null; onChoose: (choice: Choice) => void }

function Choices({ list, choice, onChoose }: ChoicesProps) {
  const t = useAdminText()
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{t('redirects:withdrawn')}</legend>
      {choices.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={choice === one} onChange={() => onChoose(one)} />
          {t(`redirects:${one}`)}
          {one === 'toList' && <code>{list}</code>}
        </label>
      ))}
    </fieldset>
  )
}

function AddressInput({ address, onChange }: { address: string; onChange: (address: string) => void }) {
  const t = useAdminText()
  return (
    <input
      className={styles.input}
      type="text"
      aria-label={t('redirects:toAddress')}
      placeholder="/en/news"
      maxLength={2000}
      value={address}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type Answering = { choice: Choice | null; document: ChosenDocument | null; address: string; list: string }

/** Null while something is missing; `{}` for nowhere. */
function answerOf({ choice, document, address, list }: Answering): WithdrawalAnswer | null {
  switch (choice) {
    case 'toDocument':
      return document && { document: { collection: document.collection, id: document.id } }
    case 'toList':
      return { address: list }
    case 'toAddress':
      return address.trim() ? { address: address.trim() } : null
    case 'toNothing':
      return {}
    case null:
      return null
  }
}
