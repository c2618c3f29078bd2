import { Checkbox, Fields, SelectField, TextareaField, TextField } from '../field'
import { Line, Part } from './part'
import type { Samples } from './samples'

export function FormParts({ samples }: { samples: Samples }) {
  return (
    <Part name={samples.parts.inputs}>
      <Form samples={samples} />
      <Line dark>
        <Form samples={samples} />
      </Line>
    </Part>
  )
}

function Form({ samples: { fields, consents, company } }: { samples: Samples }) {
  return (
    <Fields>
      <TextField label={fields.name} required autoComplete="off" />
      <TextField
        label={fields.mail}
        type="email"
        required
        defaultValue="elena@carmel"
        error={fields.mailError}
      />
      <SelectField
        label={fields.country}
        options={[{ value: '1', label: company }]}
        placeholder={fields.country}
      />
      <SelectField label={fields.city} options={[]} placeholder={fields.cityFirst} disabled />
      <div data-wide>
        <TextareaField label={fields.message} hint={fields.hint} placeholder={fields.message} />
      </div>
      <div data-wide>
        <Checkbox required>
          {consents.agree}
          <a href="#inputs">{consents.policy}</a>
        </Checkbox>
        <Checkbox>{consents.news}</Checkbox>
        <Checkbox error={consents.error}>{consents.news}</Checkbox>
      </div>
    </Fields>
  )
}
