import { isSame, isUnchanged, mergeValues, type Choices, type Conflict } from '@/lib/merge-values'
import { isEmpty, type Values } from '@/lib/unknown-values'
import { ownFields, type SaveConflict } from '../protocol'

/** A field that the form takes over as `value`, if it still has `from`; the server has `stored`. */
export type Taken = { name: string; from: unknown; value: unknown; stored: unknown }

/** What a form knows of the stored document: the values that its fields were changed from. */
export class EditBase {
  #base: Values
  /** Of a save without an answer, which may have been written. */
  #unanswered: Values | null = null

  constructor(doc: Values) {
    this.#base = { ...doc }
  }

  /** The fields that a form has changed, with the values that it has changed them from. */
  changesIn(sent: Values): Values {
    const names = Object.keys(sent).filter(
      (name) => !ownFields.has(name) && !isUnchanged(sent[name], this.#base[name]),
    )
    return Object.fromEntries(names.map((name) => [name, this.#base[name] ?? null]))
  }

  /** @returns the fields that the form has to take over: `merged`, and those `shown` that were empty */
  confirm(sent: Values, doc: Values, { merged, shown }: { merged: string[]; shown: string[] }): Taken[] {
    // A field without a value is not sent.
    const filled = shown.filter(
      (name) => sent[name] === undefined && isEmpty(this.#base[name]) && !isEmpty(doc[name]),
    )
    this.#unanswered = null
    this.#base = { ...this.#base, ...doc }
    return [...new Set([...merged, ...filled])].map((name) => {
      // Until the form has taken it over, it is changed from what it has sent.
      this.#base[name] = sent[name]
      const stored = doc[name] ?? null
      return { name, from: sent[name], value: stored, stored }
    })
  }

  /** Records a save of which it is not known whether it was written. */
  lose(sent: Values): void {
    this.#unanswered = sent
  }

  /** Records that the form has the stored value of a field. */
  take(name: string, stored: unknown): void {
    this.#base[name] = stored
  }

  /** The conflicts of a form with what is stored, in its own words; none if the form has stored it itself. */
  conflictsWith(form: Values, { stored }: Pick<SaveConflict, 'stored'>, choices: Choices): Conflict[] {
    return Object.keys(stored).flatMap((name) => this.#merge(name, form, stored, choices).conflicts)
  }

  /** What a form has to contain after the choices, so that it can be saved. */
  settled(form: Values, { stored }: Pick<SaveConflict, 'stored'>, choices: Choices): Taken[] {
    return Object.keys(stored).map((name) => {
      const { value } = this.#merge(name, form, stored, choices)
      return { name, from: form[name], value, stored: stored[name] }
    })
  }

  #merge(name: string, form: Values, stored: Values, choices: Choices) {
    const lost = this.#unanswered?.[name]
    const isOwn = lost !== undefined && isSame(lost, stored[name])
    const base = isOwn ? stored[name] : this.#base[name]
    return mergeValues({ base, mine: form[name], theirs: stored[name] }, name, choices)
  }
}
