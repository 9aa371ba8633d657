import { TextField } from '../../../shared/ui/text-field.tsx';

interface Props {
  label?: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The password that the account has now. */
export const PresentPassword = ({ label = 'Tu contraseña', ...field }: Props) => (
  <TextField {...field} label={label} type="password" autoComplete="current-password" maxLength={200} />
);
