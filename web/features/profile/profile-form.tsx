import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts/accounts.ts'
import { ProfileForm as ProfileSchema } from '#contract/core/forms.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { AskAboutPicture } from '#web/ui/upload/ask-about-picture.tsx'
import { PicturePicker } from '#web/ui/upload/picture-picker.tsx'
import { usePictureUpload } from '#web/ui/upload/use-picture-upload.ts'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { EmailState } from './email-state.tsx'
import { useSaveProfile } from './profile.api.ts'
import classes from './profile.module.css'
import { words } from './words.ts'

const toValues = ({ name, position, email, avatar }: Profile) => ({ name, position, email, avatar: avatar ?? '', password: '' })
type Values = ReturnType<typeof toValues>
const checkFields = schemaResolver(ProfileSchema, { sync: true })

export function ProfileForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const save = useSaveProfile()
  const hasOtherEmail = ({ email }: { email: string }) => email.trim() !== profile.email
  const form = useForm({
    initialValues: toValues(profile),
    validate: (values) => ({
      ...checkFields(values),
      ...(hasOtherEmail(values) && !values.password && { password: words.passwordNeeded }),
    }),
    validateInputOnBlur: true,
  })
  const avatar = usePictureUpload('avatars', (link) => form.setFieldValue('avatar', link))

  /** What is stored now; after a refusal, fields that the user has changed keep what was typed. */
  const showStored = (typed: Partial<Values> = {}) => {
    const stored = client.getQueryData(profileQuery().queryKey)
    if (!stored) return
    form.setInitialValues(toValues(stored))
    form.setValues({ ...toValues(stored), ...typed })
  }
  const typedIn = (values: Values) => Object.fromEntries(Object.entries(values).filter(([field]) => form.isDirty(field)))
  const done = () => {
    notifyDone(words.saved)
    showStored()
  }
  const submit = form.onSubmit(
    // The profile is loaded again after a refusal, as the specification requires.
    (values) => save.mutate(values, { onSuccess: done, onError: () => showStored(typedIn(form.getValues())) }),
    focusFirstError(form),
  )
  return (
    <Card title={words.aboutYou}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <PicturePicker
          label={words.avatar}
          isRemovable={form.values.avatar !== ''}
          upload={avatar}
          onRemove={() => form.setFieldValue('avatar', '')}
        >
          <UserAvatar name={form.values.name} link={avatar.preview ?? form.values.avatar} size={80} />
        </PicturePicker>
        <AskAboutPicture isUnsaved={avatar.progress !== null || form.values.avatar !== (profile.avatar ?? '')} />
        <TextInput label={words.fullName} autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label={words.position}
          description={words.positionHelp}
          autoComplete="organization-title"
          {...form.getInputProps('position')}
        />
        <TextInput label={words.email} type="email" autoComplete="email" {...form.getInputProps('email')} />
        {hasOtherEmail(form.values) ? (
          <PasswordField
            label={words.yourPassword}
            description={words.yourPasswordHelp}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        ) : (
          <EmailState profile={profile} />
        )}
        {save.isError && <ErrorList messages={errorMessages(save.error)} />}
        <Button type="submit" className={classes.submit} loading={save.isPending} disabled={avatar.progress !== null}>
          {words.saveChanges}
        </Button>
      </form>
    </Card>
  )
}
