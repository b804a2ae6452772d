import { Button, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type Profile, ProfileForm as ProfileSchema } from '#contract/accounts.ts'
import { isUnreachable, messagesOf } from '#web/core/call-error.ts'
import { AvatarPicker } from '#web/ui/avatar-picker.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { profileQuery, useSaveProfile } from './accounts.api.ts'
import classes from './profile.module.css'
import { avatarHelp, avatarTypes, useAvatarUpload } from './use-avatar-upload.ts'

const valuesOf = ({ name, position, email, avatar }: Profile) => ({ name, position, email, avatar: avatar ?? '' })

export function ProfileForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const save = useSaveProfile()
  const form = useForm({
    initialValues: valuesOf(profile),
    validate: schemaResolver(ProfileSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const avatar = useAvatarUpload((link) => form.setFieldValue('avatar', link))

  /** The form shows what is stored again, as the specification wants it. Typed text is kept when the portal was not reached at all. */
  const showStored = (error: unknown) => {
    const stored = client.getQueryData(profileQuery().queryKey)
    if (stored && !isUnreachable(error)) form.setValues(valuesOf(stored))
  }
  const submit = form.onSubmit(
    (values) => save.mutate(values, { onSuccess: () => notifyDone('Your profile is saved.'), onError: showStored }),
    focusFirstError(form),
  )
  return (
    <Card title="About you">
      <form className={classes.form} noValidate onSubmit={submit}>
        <AvatarPicker
          name={form.values.name}
          link={avatar.preview ?? form.values.avatar}
          accept={avatarTypes}
          help={avatarHelp}
          error={avatar.error}
          progress={avatar.progress}
          onFile={avatar.start}
          onCancel={avatar.cancel}
          onRemove={() => {
            avatar.clearError()
            form.setFieldValue('avatar', '')
          }}
        />
        <TextInput label="Full Name" autoComplete="name" {...form.getInputProps('name')} />
        <TextInput
          label="Position"
          description="What you do, for example Data analyst. May stay empty."
          autoComplete="organization-title"
          {...form.getInputProps('position')}
        />
        <TextInput label="Email" type="email" autoComplete="email" {...form.getInputProps('email')} />
        {save.isError && <ErrorList messages={messagesOf(save.error)} />}
        <Button type="submit" className={classes.submit} loading={save.isPending} disabled={avatar.progress !== null}>
          Save Changes
        </Button>
      </form>
    </Card>
  )
}
